-- Up Migration

-- An erased profile stays as what others read of it, 'Unknown Buyer' or 'Unknown Dealer', and belongs to no account (docs/domain/accounts.md, "Erasing").
alter table profiles
  add column erased_at timestamptz,
  drop constraint profiles_user_id_fkey,
  add column account_id uuid generated always as (case when erased_at is null then user_id end) stored,
  add constraint profiles_of_an_account_until_erased foreign key (account_id) references users (id),
  add constraint profiles_erased_is_nobody check (
    erased_at is null
    or full_name in ('Unknown Buyer', 'Unknown Dealer') and not is_verified and admin_role is null
      and num_nonnulls(phone, phone_e164, location, business_name, business_address, business_license, yard_hours) = 0
  );
create index profiles_of_account on profiles (account_id);

-- An attempt may be at an account that is erased meanwhile.
alter table sign_in_attempts drop constraint sign_in_attempts_user_id_fkey;

-- Whoever creates something holds their account while they do, so that nothing is created in the name of one that was erased meanwhile. A sign-up creates
-- its own after its key, also on a server of the version before this one, which knows nothing of this: so it is checked late unless asked otherwise.
alter table idempotency_keys
  add constraint idempotency_keys_of_an_account foreign key (owner_id) references users (id) on delete cascade deferrable initially deferred;
create index idempotency_keys_of_owner on idempotency_keys (owner_id);

alter table bids
  add column withdrawn_at timestamptz,
  add constraint bids_withdrawn_are_rejected check (withdrawn_at is null or status = 'rejected');

-- The list of erasures, by ids; each row is also a file of its own, outside of what is backed up, which a restored database is held against.
create table erasures (
  user_id uuid primary key references profiles (user_id),
  erased_at timestamptz not null default now(),
  listed_at timestamptz -- when its file was written
);
create index erasures_unlisted on erasures (erased_at) where listed_at is null;

-- What a person asked to have as a file (docs/domain/accounts.md, "Own data").
create table data_exports (
  id uuid primary key,
  user_id uuid not null references users (id),
  photos integer, -- how many there are to pack; null until they were counted
  photos_packed integer not null default 0,
  bytes bigint, -- of the file, once it is ready
  created_at timestamptz not null default now(),
  ready_at timestamptz,
  expires_at timestamptz,
  constraint data_exports_ready_with_its_file check (num_nonnulls(bytes, ready_at, expires_at) in (0, 3)),
  constraint data_exports_photos_packed_of_all check (photos_packed between 0 and coalesce(photos, 0))
);
create unique index data_exports_one_at_a_time on data_exports (user_id) where ready_at is null;
create index data_exports_of_user on data_exports (user_id, created_at desc);
