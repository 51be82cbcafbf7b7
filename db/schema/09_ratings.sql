-- What buyers say of a deal, and what the dealer answers.

create table ratings (
  id uuid primary key,
  appointment_id uuid not null constraint ratings_one_per_appointment unique references appointments (id),
  dealer_id uuid not null references profiles (user_id),
  buyer_id uuid not null references profiles (user_id),
  rating integer not null,
  review_text text,
  created_at timestamptz not null default clock_timestamp(),
  is_public boolean not null default false, -- whether everyone reads it on the dealer's page
  answer text, -- the dealer's, once
  answered_at timestamptz,
  -- What our team took away, as in bids.
  removed_at timestamptz,
  removed jsonb,
  constraint ratings_rating_range check (rating between 1 and 5),
  constraint ratings_review_text_length check (char_length(review_text) <= 500),
  constraint ratings_answer_length check (char_length(answer) between 1 and 500),
  constraint ratings_answered_at_when_answered check ((answer is null) = (answered_at is null)),
  constraint ratings_answer_of_public check (answer is null or is_public),
  constraint ratings_removed_are_private check (removed_at is null or not is_public)
);
create index ratings_of_dealer on ratings (dealer_id, buyer_id, created_at desc);
create index ratings_public on ratings (dealer_id, created_at desc, id desc) where is_public;
-- On a person's page: what was rated of them and by them.
create index ratings_of_dealer_newest on ratings (dealer_id, created_at desc, id desc);
create index ratings_of_buyer on ratings (buyer_id, created_at desc, id desc);
-- The job mend-figures reads each table a month at a time.
create index ratings_by_creation on ratings (created_at);
