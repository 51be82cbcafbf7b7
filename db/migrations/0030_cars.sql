-- Up Migration

-- The words by which cars and requests are matched and found: lower case, '-', '.' and apostrophes left out ('X-Trail' is 'xtrail'), every other sign
-- ends a word. In SQL, and the columns generated, so that a row and its words never differ.
create function words_of(text) returns text[] language sql immutable parallel safe strict as $$
  select coalesce(array_agg(distinct word), '{}')
  from regexp_split_to_table(regexp_replace(lower($1), '[-.''’]', '', 'g'), '[^[:alnum:]]+') as word
  where word <> ''
$$;

-- Everything that people write for this car: with and without its hyphens, letters and figures apart ('RAV4', 'RAV 4'), the model in one word
-- ('Landcruiser'), and the years that count as its own.
create function car_words(make text, model text, year integer) returns text[] language sql immutable parallel safe strict as $$
  select array(
    select distinct word
    from unnest(
      words_of(make) || words_of(model)
      || words_of(translate(make || ' ' || model, '-.', '  '))
      || words_of(regexp_replace(regexp_replace(make || ' ' || model, '([[:alpha:]])([[:digit:]])', '\1 \2', 'g'), '([[:digit:]])([[:alpha:]])', '\1 \2', 'g'))
      || words_of(regexp_replace(model, '[^[:alnum:]]+', '', 'g'))
      || array[(year - 1)::text, year::text, (year + 1)::text]
    ) as word
  )
$$;

-- The word of a request that the fewest cars have: neither a make nor a year, where it has another one. Cars find their requests by it.
create function lead_word(words text[]) returns text language sql immutable parallel safe strict as $$
  select word
  from unnest($1) as word
  order by
    word ~ '^(19|20)[0-9]{2}$',
    word = any ('{toyota,nissan,mazda,honda,subaru,mitsubishi,suzuki,isuzu,volkswagen,vw,mercedes,benz,mercedesbenz,bmw,audi,ford,hyundai,kia,peugeot,lexus,volvo,land,rover,jeep,daihatsu,hino,chevrolet,opel,renault,porsche}'),
    char_length(word) desc,
    word
  limit 1
$$;

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
  words text[] generated always as (car_words(make, model, year)) stored,
  name text generated always as (make || ' ' || model) stored,
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
create index cars_of_dealer on cars (dealer_id, created_at desc, id desc) where deleted_at is null;
create index cars_waiting on cars (updated_at, id) where deleted_at is null and approval = 'waiting';
create index cars_all_newest on cars (created_at desc, id desc) where deleted_at is null;

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

create table saved_cars (
  buyer_id uuid not null references profiles (user_id),
  car_id uuid not null references cars (id),
  price numeric(12, 2) not null, -- when it was saved
  told_price numeric(12, 2) not null, -- as the buyer knows it: from saving, or from the latest digest
  told_state text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint saved_cars_once primary key (buyer_id, car_id),
  constraint saved_cars_told_state_known check (told_state in ('available', 'reserved', 'gone'))
);
create index saved_cars_newest on saved_cars (buyer_id, created_at desc, car_id desc);
create index saves_of_car on saved_cars (car_id);

-- Kinds of mail that a person does not want.
create table mail_switch_offs (
  user_id uuid not null references profiles (user_id),
  kind text not null,
  created_at timestamptz not null default now(),
  constraint mail_switch_offs_once primary key (user_id, kind)
);

-- Photos of cars, and for each photo a picture of a few pixels that is shown until it has come.
drop index photos_unused;
alter table photos
  add column car_id uuid references cars (id),
  add column placeholder text, -- a data URI; null for photos from before
  drop constraint photos_kind_known,
  add constraint photos_kind_known check (kind in ('bid', 'licence', 'car')),
  drop constraint photos_owner_of_kind,
  add constraint photos_owner_of_kind check (
    (bid_id is null or kind = 'bid') and (licence_dealer_id is null or kind = 'licence') and (car_id is null or kind = 'car')
  ),
  drop constraint photos_at_most_one_owner,
  add constraint photos_at_most_one_owner check (num_nonnulls(bid_id, licence_dealer_id, car_id) <= stored::integer);
create index photos_unused on photos (created_at) where bid_id is null and licence_dealer_id is null and car_id is null;
create index photos_of_car on photos (car_id) where car_id is not null;

-- A bid can carry a car of its dealer's stock.
alter table bids
  add column car_id uuid references cars (id),
  add column car_gone text, -- its car was sold or deleted; an accepted bid can't be booked then
  add column other_car_id uuid references cars (id), -- the one that its dealer named instead, once
  add column other_car_answer text, -- the buyer's
  add constraint bids_car_gone_known check (car_gone in ('sold', 'deleted')),
  add constraint bids_car_or_gone check (car_id is null or car_gone is null),
  add constraint bids_other_car_answer_known check (other_car_answer in ('confirmed', 'declined')),
  add constraint bids_other_car_answered check (other_car_answer is null or other_car_id is not null);
create index bids_of_car on bids (car_id) where car_id is not null;
create index bids_of_other_car on bids (other_car_id) where other_car_id is not null and other_car_answer is null;

-- The car that is viewed: that of the bid when it was booked.
alter table appointments add column car_id uuid references cars (id);
create unique index appointments_one_sale_per_car on appointments (car_id) where outcome = 'sold';
create index appointments_of_car on appointments (car_id) where car_id is not null;

alter table car_requests
  add column asked_car_id uuid references cars (id), -- the car whose page led to it
  add column county text, -- as cars.county; null: unknown
  add column words text[] generated always as (words_of(car_model)) stored,
  add column lead_word text generated always as (lead_word(words_of(car_model))) stored;
create index car_requests_by_lead_word on car_requests (lead_word, created_at desc, id desc) where status = 'active' and deleted_at is null;
create index car_requests_by_county on car_requests (county, created_at desc, id desc) where status = 'active' and deleted_at is null;

-- Reviews from now on are shown on the dealer's page, and answered once by the dealer.
alter table ratings
  add column is_public boolean not null default false,
  add column answer text,
  add column answered_at timestamptz,
  add constraint ratings_answer_length check (char_length(answer) between 1 and 500),
  add constraint ratings_answered_at_when_answered check ((answer is null) = (answered_at is null)),
  add constraint ratings_answer_of_public check (answer is null or is_public);
create index ratings_public on ratings (dealer_id, created_at desc, id desc) where is_public;
