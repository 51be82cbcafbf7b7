-- What buyers ask for.

create table car_requests (
  id uuid primary key,
  user_id uuid not null references profiles (user_id),
  car_model text not null,
  budget text not null,
  budget_min numeric(14, 2),
  budget_max numeric(14, 2),
  location text not null,
  description text,
  condition text not null default 'any',
  transmission text not null default 'any',
  fuel_type text not null default 'any',
  share_phone boolean not null default false,
  status text not null default 'active',
  deleted_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  -- The most a buyer wants to spend, or what the budget names instead: what dealers search and sort by. Null where no figure can be read.
  budget_limit numeric(14, 2) generated always as (coalesce(budget_max, budget_min)) stored,
  asked_car_id uuid references cars (id), -- the car whose page led to it
  county text, -- as cars.county; null: unknown
  words text[] generated always as (words_of(car_model)) stored,
  lead_word text generated always as (lead_word(words_of(car_model))) stored,
  constraint car_requests_car_model_length check (char_length(car_model) between 2 and 100),
  constraint car_requests_budget_length check (char_length(budget) between 1 and 50),
  constraint car_requests_location_length check (char_length(location) between 2 and 200),
  constraint car_requests_description_length check (char_length(description) <= 1000),
  constraint car_requests_condition_known check (condition in ('any', 'new', 'used', 'certified')),
  constraint car_requests_transmission_known check (transmission in ('any', 'manual', 'automatic')),
  constraint car_requests_fuel_type_known check (fuel_type in ('any', 'petrol', 'diesel', 'hybrid', 'electric')),
  constraint car_requests_status_known check (status in ('active', 'completed', 'cancelled'))
);
-- Its buyer's own.
create index car_requests_of_buyer on car_requests (user_id, created_at desc, id desc) where deleted_at is null;
-- What dealers browse.
create index car_requests_active on car_requests (created_at desc, id desc) where status = 'active' and deleted_at is null;
create index car_requests_by_model on car_requests using gin (car_model gin_trgm_ops) where status = 'active' and deleted_at is null;
create index car_requests_by_location on car_requests using gin (location gin_trgm_ops) where status = 'active' and deleted_at is null;
create index car_requests_by_budget on car_requests (budget_limit desc nulls last, created_at desc, id desc) where status = 'active' and deleted_at is null;
create index car_requests_by_lowest_budget on car_requests (budget_limit asc nulls last, created_at desc, id desc) where status = 'active' and deleted_at is null;
create index car_requests_by_lead_word on car_requests (lead_word, created_at desc, id desc) where status = 'active' and deleted_at is null;
create index car_requests_by_county on car_requests (county, created_at desc, id desc) where status = 'active' and deleted_at is null;
-- What buyers of a county asked for in a period, whatever became of it since (docs/domain/limits-and-money.md, "Analytics").
create index car_requests_asked_in_county on car_requests (county, created_at desc, id desc) where deleted_at is null;
-- The administrator's list of all requests (docs/domain/limits-and-money.md, "The administrator's lists").
create index car_requests_newest on car_requests (created_at desc, id desc) where deleted_at is null;
create index car_requests_by_status on car_requests (status, created_at desc, id desc) where deleted_at is null;
create index car_requests_by_status_and_county on car_requests (status, county, created_at desc, id desc) where deleted_at is null;
create index car_requests_all_by_budget on car_requests (budget_limit desc nulls last, created_at desc, id desc) where deleted_at is null;
create index car_requests_all_by_lowest_budget on car_requests (budget_limit asc nulls last, created_at desc, id desc) where deleted_at is null;
-- A search finds the car of any request, also of one that is over or deleted.
create index car_requests_all_by_model on car_requests using gin (car_model gin_trgm_ops);
create index car_requests_all_by_location on car_requests using gin (location gin_trgm_ops);
