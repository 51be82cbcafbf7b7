-- Up Migration

-- With what became of each bid: a dealer's year of thousands, which lie anywhere in the table, is read from the index alone. It takes the place of
-- bids_of_dealer.
create index bids_of_dealer_with_outcome on bids (dealer_id, created_at desc, id desc)
  include (request_id, price, status, withdrawn_at, removed_at, car_gone, is_outsold);
