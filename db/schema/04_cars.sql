-- What dealers have in stock, and who saved it.

create extension if not exists btree_gin;

create table cars (
  id uuid primary key,
  dealer_id uuid not null references profiles (user_id),
  make text not null,
  model text not null,
  year integer not null,
  price numeric(12, 2) not null,
  previous_price numeric(12, 2), -- before its latest change
  price_changed_at timestamptz,
  condition text not null,
  fuel_type text not null,
  transmission text not null,
  mileage integer, -- km
  location text not null,
  county text, -- as shared/places/counties.ts reads it from the location; null: unknown
  description text,
  color text,
  engine_size text,
  body_type text,
  image_urls text[] not null default '{}', -- the first one is the cover
  status text not null default 'available',
  sold_at timestamptz,
  approval text not null,
  approval_reason text, -- why it was refused or taken down
  version integer not null default 1, -- of what the administrator approves: counted up by each change of it
  deleted_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  name text generated always as (make || ' ' || model) stored,
  -- Make, model, year, color and body_type when it was taken down: everyone still reads them, whatever its dealer writes then. Null: it never was, or is approved again.
  shown_as jsonb,
  -- When previous_price, the latest one that stood for three days, was replaced.
  previous_price_until timestamptz,
  words text[] generated always as (car_words(make, model, year)) stored,
  constraint cars_make_length check (char_length(make) between 1 and 50),
  constraint cars_model_length check (char_length(model) between 1 and 100),
  constraint cars_year_range check (year between 1980 and 2200),
  constraint cars_price_range check (price between 1 and 10000000),
  constraint cars_condition_known check (condition in ('new', 'used', 'certified')),
  constraint cars_fuel_type_known check (fuel_type in ('petrol', 'diesel', 'hybrid', 'electric')),
  constraint cars_transmission_known check (transmission in ('manual', 'automatic', 'cvt')),
  constraint cars_mileage_range check (mileage between 0 and 2000000),
  constraint cars_location_length check (char_length(location) between 2 and 200),
  constraint cars_description_length check (char_length(description) <= 1000),
  constraint cars_color_length check (char_length(color) between 1 and 50),
  constraint cars_engine_size_length check (char_length(engine_size) between 1 and 50),
  constraint cars_body_type_known check (body_type in ('sedan', 'suv', 'hatchback', 'coupe', 'wagon', 'pickup')),
  constraint cars_image_urls_at_most check (cardinality(image_urls) <= 20),
  constraint cars_status_known check (status in ('available', 'reserved', 'sold')),
  constraint cars_sold_at_when_sold check ((status = 'sold') = (sold_at is not null)),
  constraint cars_approval_known check (approval in ('waiting', 'approved', 'refused', 'taken_down')),
  constraint cars_approval_reason_length check (char_length(approval_reason) between 1 and 500),
  constraint cars_reason_when_against check ((approval in ('refused', 'taken_down')) = (approval_reason is not null))
);
-- On the market: what buyers browse, if its dealer is verified.
create index cars_newest on cars (created_at desc, id desc) where deleted_at is null and approval = 'approved' and status <> 'sold';
create index cars_by_price on cars (price, id) where deleted_at is null and approval = 'approved' and status <> 'sold';
create index cars_by_year on cars (year desc, id desc) where deleted_at is null and approval = 'approved' and status <> 'sold';
create index cars_by_mileage on cars (mileage, id) where deleted_at is null and approval = 'approved' and status <> 'sold';
create index cars_by_words on cars using gin (words) where deleted_at is null and approval = 'approved' and status <> 'sold';
create index cars_by_name on cars using gin (name gin_trgm_ops) where deleted_at is null and approval = 'approved' and status <> 'sold';
create index cars_alike on cars (lower(make), lower(model), year) where deleted_at is null and approval = 'approved' and status <> 'sold';
-- By any combination of options: the rarer it is, the fewer cars are read, where the indexes of the orders would be read to their end.
create index cars_by_options on cars using gin (condition, fuel_type, transmission, body_type, county)
  where deleted_at is null and approval = 'approved' and status <> 'sold';
-- Its dealer's stock.
create index cars_of_dealer on cars (dealer_id, created_at desc, id desc) where deleted_at is null;
-- What the administrator lists and searches of all cars (docs/domain/lifecycles.md, "Approving cars").
create index cars_waiting on cars (updated_at, id) where deleted_at is null and approval = 'waiting';
create index cars_all_newest on cars (created_at desc, id desc) where deleted_at is null;
create index cars_decided_against on cars (updated_at desc, id desc) where deleted_at is null and approval in ('refused', 'taken_down');
create index cars_all_by_name on cars using gin (name gin_trgm_ops) where deleted_at is null;

-- What waits for the administrator while the approved version shows: the newest change of a car's photos and description.
create table car_changes (
  car_id uuid primary key references cars (id),
  description text,
  image_urls text[] not null,
  refused_reason text, -- the administrator's; the change stays until the next one, which waits whatever the setting
  created_at timestamptz not null default now(),
  constraint car_changes_description_length check (char_length(description) <= 1000),
  constraint car_changes_image_urls_at_most check (cardinality(image_urls) <= 20),
  constraint car_changes_refused_reason_length check (char_length(refused_reason) between 1 and 500)
);
create index car_changes_waiting on car_changes (car_id) where refused_reason is null;

create table saved_cars (
  buyer_id uuid not null references profiles (user_id),
  car_id uuid not null references cars (id),
  price numeric(12, 2) not null, -- when it was saved
  told_price numeric(12, 2) not null, -- as the buyer knows it: from saving, or from the latest digest
  told_state text not null, -- 'gone': withdrawn, where 'sold' is told as that
  created_at timestamptz not null default clock_timestamp(),
  constraint saved_cars_once primary key (buyer_id, car_id),
  constraint saved_cars_told_state_known check (told_state in ('available', 'reserved', 'sold', 'gone'))
);
create index saved_cars_newest on saved_cars (buyer_id, created_at desc, car_id desc);
create index saves_of_car on saved_cars (car_id);
