-- Up Migration

-- On a person's page: what was rated of them and by them.
create index ratings_of_dealer_newest on ratings (dealer_id, created_at desc, id desc);
create index ratings_of_buyer on ratings (buyer_id, created_at desc, id desc);

-- The job mend-figures reads each table a month at a time.
create index ratings_by_creation on ratings (created_at);
