-- What dealers offer for a request.

create table bids (
  id uuid primary key,
  request_id uuid not null references car_requests (id),
  dealer_id uuid not null references profiles (user_id),
  price numeric(12, 2) not null,
  message text,
  image_urls text[] not null default '{}',
  status text not null default 'pending',
  decided_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  -- What a dealer states of the car it offers. Each is optional: many know the price before they have looked at the logbook.
  year integer,
  mileage integer, -- km
  color text,
  engine_size text,
  fuel_type text,
  transmission text,
  condition text,
  car_id uuid references cars (id), -- of its dealer's stock
  car_gone text, -- why its car is lost; an accepted bid can't be booked then. 'bought': by the bid's own buyer through another request
  other_car_id uuid references cars (id), -- the one that its dealer named instead, once
  other_car_answer text, -- the buyer's; 'withdrawn': its dealer sold or deleted it before the buyer answered
  -- Of its car as they were when the bid took it: a later edit of the car changes no bid.
  car_make text,
  car_model text,
  -- The car that a dealer names instead of a lost one, as it was then: its buyer takes what was read, whatever becomes of the car in stock meanwhile.
  other_car_as_named jsonb,
  withdrawn_at timestamptz,
  -- What our team took away: `removed` keeps what stood there, for the administrator; everybody else reads the columns as they are now.
  removed_at timestamptz,
  removed jsonb,
  constraint bids_one_per_dealer_and_request unique (request_id, dealer_id),
  constraint bids_price_range check (price between 1 and 10000000),
  constraint bids_message_length check (char_length(message) <= 1000),
  constraint bids_status_known check (status in ('pending', 'accepted', 'rejected')),
  constraint bids_decided_once_final check ((status = 'pending') = (decided_at is null)),
  constraint bids_year_range check (year between 1980 and 2200),
  constraint bids_mileage_range check (mileage between 0 and 2000000),
  constraint bids_color_length check (char_length(color) between 1 and 50),
  constraint bids_engine_size_length check (char_length(engine_size) between 1 and 50),
  constraint bids_fuel_type_known check (fuel_type in ('petrol', 'diesel', 'hybrid', 'electric')),
  constraint bids_transmission_known check (transmission in ('manual', 'automatic', 'cvt')),
  constraint bids_condition_known check (condition in ('new', 'used', 'certified')),
  constraint bids_car_gone_known check (car_gone in ('sold', 'deleted', 'bought')),
  constraint bids_car_or_gone check (car_id is null or car_gone is null),
  constraint bids_car_named check (car_id is null or num_nonnulls(car_make, car_model) = 2),
  constraint bids_other_car_answer_known check (other_car_answer in ('confirmed', 'declined', 'withdrawn')),
  constraint bids_other_car_answered check (other_car_answer is null or other_car_id is not null),
  constraint bids_other_car_copied check ((other_car_id is null) = (other_car_as_named is null)),
  constraint bids_withdrawn_are_rejected check (withdrawn_at is null or status = 'rejected'),
  constraint bids_removed_are_rejected check (removed_at is null or status = 'rejected')
);
create index bids_of_dealer on bids (dealer_id, created_at desc, id desc);
create index bids_of_request on bids (request_id, created_at desc, id desc);
create index bids_of_car on bids (car_id) where car_id is not null;
create index bids_of_other_car on bids (other_car_id) where other_car_id is not null and other_car_answer is null;
-- The administrator's list of all bids, also by a status that few rows have.
create index bids_newest on bids (created_at desc, id desc);
create index bids_by_status on bids (status, created_at desc, id desc);

-- The offers a buyer keeps in view. A table of its own, not a column of bids: what nobody else may see then stands in no row that a dealer or the
-- administrator is shown. Whose it is follows from the bid's request.
create table shortlisted_bids (
  bid_id uuid primary key references bids (id) on delete cascade,
  created_at timestamptz not null default now()
);
