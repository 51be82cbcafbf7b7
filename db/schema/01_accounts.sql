-- Who may sign in, who they are to others, and what is kept of attempts to get in.

create extension if not exists citext;
create extension if not exists pg_trgm;

create table users (
  id uuid primary key,
  email citext not null constraint users_email_taken unique,
  password_hash text not null,
  email_verified_at timestamptz,
  terms_version text,
  terms_accepted_at timestamptz,
  created_at timestamptz not null default now(),
  -- Whoever signs in with a password that the program made and printed has to choose one of their own first.
  password_must_change boolean not null default false,
  -- The e-mail that an account is to be changed to, until its link is opened; an earlier link counts for nothing.
  new_email citext,
  new_email_at timestamptz,
  constraint users_email_length check (char_length(email::text) between 3 and 255),
  constraint users_new_email_whole check ((new_email is null) = (new_email_at is null)),
  constraint users_new_email_length check (char_length(new_email::text) between 3 and 255)
);
-- The administrator's list of people: by a part of the e-mail, and those whose e-mail is not verified.
create index users_by_email on users using gin ((email::text) gin_trgm_ops);
create index users_email_unverified on users (id) where email_verified_at is null;

create table profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null constraint profiles_one_per_user unique,
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
  -- When a dealer's yard is open, by the weekday; null where the dealer has not said (docs/domain/time.md, "The yard's hours"). A day is null when
  -- it is closed.
  yard_hours jsonb,
  -- Verifying names the version of the details that was seen (docs/domain/lifecycles.md, "Verification").
  details_version integer not null default 1,
  -- A form of the profile names the version that it began with (docs/domain/permissions.md, "Profiles").
  version integer not null default 1,
  -- An erased profile stays as what others read of it, 'Unknown Buyer' or 'Unknown Dealer', and belongs to no account (docs/domain/accounts.md, "Erasing").
  erased_at timestamptz,
  account_id uuid generated always as (case when erased_at is null then user_id end) stored
    constraint profiles_of_an_account_until_erased references users (id),
  -- It stands for one side of a deal of which nothing is kept any more but what was dealt (docs/domain/time.md, "Retention").
  is_nobody boolean not null default false,
  constraint profiles_full_name_length check (char_length(full_name) between 2 and 100),
  constraint profiles_user_type_known check (user_type in ('buyer', 'dealer')),
  constraint profiles_admin_role_known check (admin_role = 'super_admin'),
  constraint profiles_only_dealers_verified check (not is_verified or user_type = 'dealer'),
  constraint profiles_rating_range check (rating between 1 and 5),
  -- A buyer has no business: under the name of one, say of our own team, others would read it as who writes to them.
  constraint profiles_only_dealers_business
    check (user_type = 'dealer' or (business_name is null and business_address is null and business_license is null)),
  constraint profiles_only_dealers_have_hours check (yard_hours is null or user_type = 'dealer'),
  constraint profiles_yard_hours_by_weekday check (
    yard_hours ?& array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
    and yard_hours - array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] = '{}'
  ),
  constraint profiles_yard_hours_open_once check (yard_hours @? '$.* ? (@ != null)'),
  -- Strings of one shape, so that they compare as times of the day.
  constraint profiles_yard_hours_in_order check (
    not yard_hours @? '$.* ? (@ != null) ? (!(
      @.opens like_regex "^([01][0-9]|2[0-3]):[0-5][0-9]$" && @.closes like_regex "^([01][0-9]|2[0-3]):[0-5][0-9]$" && @.opens < @.closes
    ))'
  ),
  constraint profiles_details_version_counts check (details_version >= 1),
  constraint profiles_version_counts check (version >= 1),
  constraint profiles_erased_is_nobody check (
    erased_at is null
    or full_name in ('Unknown Buyer', 'Unknown Dealer') and not is_verified and admin_role is null
      and num_nonnulls(phone, phone_e164, location, business_name, business_address, business_license, yard_hours) = 0
  ),
  constraint profiles_nobody_is_erased check (not is_nobody or erased_at is not null)
);
create unique index profiles_one_admin on profiles (admin_role) where admin_role is not null;
create index profiles_of_account on profiles (account_id);
-- The administrator's list of people: the newest, by a part of the name or the phone, by their kind, by name, and the dealers who wait.
create index profiles_newest on profiles (created_at desc, id desc);
create index profiles_by_name on profiles using gin (full_name gin_trgm_ops, business_name gin_trgm_ops);
create index profiles_by_phone on profiles using gin (phone gin_trgm_ops, phone_e164 gin_trgm_ops);
create index profiles_of_type on profiles (user_type, created_at desc, id desc) where admin_role is null;
create index profiles_by_full_name on profiles (full_name, id);
create index profiles_waiting on profiles (created_at desc, id desc) where user_type = 'dealer' and not is_verified;
-- The day's summary goes through the verified dealers batch by batch.
create index profiles_verified on profiles (user_id) where is_verified;
-- Verified dealers as everyone finds them: the best rated first, the newest first, by a part of the name or the place.
create index dealers_by_rating on profiles (rating desc nulls last, rating_count desc, user_id desc) where is_verified;
create index dealers_newest on profiles (created_at desc, user_id desc) where is_verified;
create index dealers_by_text on profiles using gin (business_name gin_trgm_ops, full_name gin_trgm_ops, location gin_trgm_ops) where is_verified;

-- An erasure can't be feigned: what it takes can't be given back. The program's role may only add to the list of erasures.
create function refuse_to_unerase() returns trigger language plpgsql as $$ begin
  raise exception 'who is erased stays erased' using errcode = 'insufficient_privilege';
end $$;
create trigger profiles_stay_erased before update on profiles for each row
  when (old.erased_at is not null and new.erased_at is distinct from old.erased_at) execute function refuse_to_unerase();

create table sessions (
  token_hash bytea primary key,
  id uuid not null default gen_random_uuid() constraint sessions_id_unique unique,
  user_id uuid not null references users (id),
  user_agent text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  absolute_expires_at timestamptz not null,
  last_seen_at timestamptz not null default now() -- when the account's owner last used it, to the hour
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

-- Who tried to sign in, from where and when (docs/domain/accounts.md, "Attempts"). Apart from events, because an address is forgotten after a while and
-- events are kept.
create table sign_in_attempts (
  id bigint generated always as identity primary key,
  address text not null, -- As the server saw it. Text: a proxy that is trusted may pass on what is no address.
  result text not null,
  -- More than one only for 'too_often': a flood of those must not fill the table, so one network's within a minute are one row.
  attempts integer not null default 1,
  created_at timestamptz not null default now(),
  -- Null when there is no such account, and for refusals of one minute that concern several. No foreign key: an attempt may be at an account that is
  -- erased meanwhile.
  user_id uuid,
  -- What the address counts under: "this account signed in from there before" is asked at each sign-in of a stranger. A subscriber has 2^64 addresses
  -- of IPv6.
  network text not null,
  act text not null,
  constraint sign_in_attempts_result
    check (result in ('signed_in', 'accepted', 'wrong_password', 'not_administrator', 'not_verified', 'too_often')),
  constraint sign_in_attempts_act check (act in ('sign_in', 'administrator_sign_in', 'sign_up', 'reset_link', 'current_password'))
);
create unique index sign_in_attempts_one_row_a_minute
  on sign_in_attempts (network, act, date_trunc('minute', created_at at time zone 'UTC')) where result = 'too_often';
-- For the networks from which an account signed in.
create index sign_in_attempts_networks on sign_in_attempts (user_id, network) where result = 'signed_in';
-- For forgetting them.
create index sign_in_attempts_created_at on sign_in_attempts (created_at);

-- The list of erasures, by ids; each row is also a file of its own, outside of what is backed up, which a restored database is held against.
create table erasures (
  user_id uuid primary key references profiles (user_id),
  erased_at timestamptz not null default now(),
  listed_at timestamptz -- when its file was written
);
create index erasures_unlisted on erasures (erased_at) where listed_at is null;
