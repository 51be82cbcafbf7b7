-- Up Migration

create extension if not exists citext;
create extension if not exists pg_trgm;

-- Accounts -----------------------------------------------------------------------------------------------------------

create table users (
  id uuid primary key,
  email citext not null constraint users_email_taken unique,
  password_hash text not null,
  email_verified_at timestamptz,
  terms_version text,
  terms_accepted_at timestamptz,
  created_at timestamptz not null default now(),
  constraint users_email_length check (char_length(email::text) between 3 and 255)
);

create table profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null constraint profiles_one_per_user unique references users (id),
  full_name text not null,
  phone text,
  phone_e164 text,
  location text,
  business_name text,
  business_address text,
  business_license text,
  user_type text not null,
  is_verified boolean not null default false,
  rating numeric(3, 2),
  rating_count integer not null default 0,
  admin_role text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint profiles_full_name_length check (char_length(full_name) between 2 and 100),
  constraint profiles_user_type_known check (user_type in ('buyer', 'dealer')),
  constraint profiles_admin_role_known check (admin_role = 'super_admin'),
  constraint profiles_only_dealers_verified check (not is_verified or user_type = 'dealer'),
  constraint profiles_rating_range check (rating between 1 and 5)
);
create unique index profiles_one_admin on profiles (admin_role) where admin_role is not null;
create index profiles_newest on profiles (created_at desc, id desc);

create table sessions (
  token_hash bytea primary key,
  id uuid not null default gen_random_uuid() constraint sessions_id_unique unique,
  user_id uuid not null references users (id),
  user_agent text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  absolute_expires_at timestamptz not null
);
create index sessions_of_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

create table email_tokens (
  token_hash bytea primary key,
  user_id uuid not null references users (id),
  purpose text not null,
  email citext not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint email_tokens_purpose_known check (purpose in ('verify', 'reset', 'change'))
);
create index email_tokens_of_user on email_tokens (user_id, purpose);

-- The deal -----------------------------------------------------------------------------------------------------------

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
  constraint car_requests_car_model_length check (char_length(car_model) between 2 and 100),
  constraint car_requests_budget_length check (char_length(budget) between 1 and 50),
  constraint car_requests_location_length check (char_length(location) between 2 and 200),
  constraint car_requests_description_length check (char_length(description) <= 1000),
  constraint car_requests_condition_known check (condition in ('any', 'new', 'used', 'certified')),
  constraint car_requests_transmission_known check (transmission in ('any', 'manual', 'automatic')),
  constraint car_requests_fuel_type_known check (fuel_type in ('any', 'petrol', 'diesel', 'hybrid', 'electric')),
  constraint car_requests_status_known check (status in ('active', 'completed', 'cancelled'))
);
create index car_requests_active on car_requests (created_at desc, id desc) where status = 'active' and deleted_at is null;
create index car_requests_by_model on car_requests using gin (car_model gin_trgm_ops) where status = 'active' and deleted_at is null;
create index car_requests_by_location on car_requests using gin (location gin_trgm_ops) where status = 'active' and deleted_at is null;
create index car_requests_newest on car_requests (created_at desc, id desc) where deleted_at is null;
create index car_requests_of_buyer on car_requests (user_id, created_at desc, id desc) where deleted_at is null;

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
  constraint bids_one_per_dealer_and_request unique (request_id, dealer_id),
  constraint bids_price_range check (price between 1 and 10000000),
  constraint bids_message_length check (char_length(message) <= 1000),
  constraint bids_status_known check (status in ('pending', 'accepted', 'rejected')),
  constraint bids_decided_once_final check ((status = 'pending') = (decided_at is null))
);
create index bids_of_dealer on bids (dealer_id, created_at desc, id desc);
create index bids_of_request on bids (request_id, created_at desc, id desc);

create table appointments (
  id uuid primary key,
  bid_id uuid not null references bids (id),
  buyer_id uuid not null references profiles (user_id),
  dealer_id uuid not null references profiles (user_id),
  request_id uuid not null references car_requests (id),
  appointment_date timestamptz not null,
  proposed_by uuid not null references profiles (user_id),
  buyer_notes text,
  dealer_notes text,
  status text not null default 'pending',
  outcome text,
  final_price numeric(12, 2),
  completed_by uuid references profiles (user_id),
  completed_at timestamptz,
  cancelled_by uuid references profiles (user_id),
  cancel_reason text,
  outcome_asked_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  constraint appointments_buyer_notes_length check (char_length(buyer_notes) <= 1000),
  constraint appointments_dealer_notes_length check (char_length(dealer_notes) <= 1000),
  constraint appointments_cancel_reason_length check (char_length(cancel_reason) <= 500),
  constraint appointments_proposed_by_a_party check (proposed_by in (buyer_id, dealer_id)),
  constraint appointments_status_known check (status in ('pending', 'confirmed', 'completed', 'cancelled')),
  constraint appointments_outcome_known check (outcome in ('sold', 'not_sold')),
  constraint appointments_outcome_when_completed check ((status = 'completed') = (outcome is not null)),
  constraint appointments_final_price_when_sold check ((coalesce(outcome, '') = 'sold') = (final_price is not null)),
  constraint appointments_final_price_range check (final_price between 1 and 10000000)
);
create unique index appointments_one_open_per_bid on appointments (bid_id) where status in ('pending', 'confirmed');
create unique index appointments_one_sale_per_request on appointments (request_id) where outcome = 'sold';
create index appointments_of_buyer on appointments (buyer_id, appointment_date desc, id desc);
create index appointments_of_dealer on appointments (dealer_id, appointment_date desc, id desc);
create index appointments_of_request on appointments (request_id);
create index appointments_by_bid on appointments (bid_id);
create index appointments_open_by_date on appointments (appointment_date) where status in ('pending', 'confirmed');

create table outcome_disputes (
  id uuid primary key,
  appointment_id uuid not null references appointments (id),
  raised_by uuid references profiles (user_id), -- null: raised by the system itself
  reason text not null,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decision text,
  constraint outcome_disputes_reason_length check (char_length(reason) between 1 and 1000)
);
create unique index outcome_disputes_one_per_party on outcome_disputes (appointment_id, raised_by) nulls not distinct where decided_at is null;

create table messages (
  id uuid primary key,
  appointment_id uuid not null references appointments (id),
  sender_id uuid not null references profiles (user_id),
  receiver_id uuid not null references profiles (user_id),
  message text not null,
  read boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  constraint messages_message_length check (char_length(message) between 1 and 1000),
  constraint messages_two_people check (sender_id <> receiver_id)
);
create index messages_of_thread on messages (appointment_id, created_at desc, id desc);
create index messages_unread on messages (receiver_id, appointment_id) where not read;

create table ratings (
  id uuid primary key,
  appointment_id uuid not null constraint ratings_one_per_appointment unique references appointments (id),
  dealer_id uuid not null references profiles (user_id),
  buyer_id uuid not null references profiles (user_id),
  rating integer not null,
  review_text text,
  created_at timestamptz not null default clock_timestamp(),
  constraint ratings_rating_range check (rating between 1 and 5),
  constraint ratings_review_text_length check (char_length(review_text) <= 500)
);
create index ratings_of_dealer on ratings (dealer_id, buyer_id, created_at desc);

create table commissions (
  id uuid primary key default gen_random_uuid(),
  dealer_id uuid not null references profiles (user_id),
  appointment_id uuid not null constraint commissions_one_per_sale unique references appointments (id),
  purchase_price numeric(12, 2) not null,
  commission_amount numeric(12, 2) not null,
  status text not null default 'pending',
  paid_at timestamptz,
  payment_reference text,
  created_at timestamptz not null default clock_timestamp(),
  constraint commissions_status_known check (status in ('pending', 'paid')),
  constraint commissions_paid_at_when_paid check ((status = 'paid') = (paid_at is not null)),
  constraint commissions_two_percent check (commission_amount = round(purchase_price * 0.02, 2))
);
create index commissions_of_dealer on commissions (dealer_id, created_at desc, id desc);

create table photos (
  id uuid primary key,
  owner_id uuid not null references profiles (user_id),
  name text not null constraint photos_name_unique unique, -- random; the public address is /photos/{name}/{width}.webp
  width integer not null,
  height integer not null,
  bid_id uuid references bids (id),
  created_at timestamptz not null default now()
);
create index photos_unused on photos (created_at) where bid_id is null;
create index photos_of_owner on photos (owner_id, created_at desc, id desc);

-- The site -----------------------------------------------------------------------------------------------------------

create table page_content (
  id uuid primary key default gen_random_uuid(),
  page_key text not null,
  section_key text not null,
  content_key text not null,
  content_value text not null,
  updated_at timestamptz not null default now(),
  constraint page_content_one_value_per_key unique (page_key, section_key, content_key)
);

create table platform_settings (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- What happened, and who hears of it ---------------------------------------------------------------------------------

-- The audit log and the source of every live event, notice and e-mail. Rows are ordered by (xid, id): ids are taken before
-- commit, so a reader that followed ids alone would step over a row whose transaction ended late.
create table events (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  type text not null,
  actor_id uuid,
  data jsonb not null default '{}',
  created_at timestamptz not null default clock_timestamp()
);
create index events_in_commit_order on events (xid, id);
create index events_of_actor on events (actor_id, type, created_at desc);

create table event_topics (
  topic text not null, -- 'user:{id}', 'dealers' or 'admin'
  xid xid8 not null default pg_current_xact_id(),
  event_id bigint not null references events (id) on delete cascade,
  primary key (topic, xid, event_id)
);
create index event_topics_of_event on event_topics (event_id);

create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (user_id),
  event_id bigint not null,
  title text not null,
  body text not null,
  link text not null,
  created_at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  constraint notifications_once_per_event unique (user_id, event_id)
);
create index notifications_of_user on notifications (user_id, created_at desc, id desc);

-- Ids are made by whoever creates the thing, so that a create can be repeated (the same id, owner and content give the same
-- answer). This table is what makes the repeat recognisable for every kind of create alike.
create table creates (
  id uuid primary key,
  owner_id uuid not null,
  digest bytea not null,
  created_at timestamptz not null default now()
);
