-- Up Migration

-- Verifying names the version of the details that was seen (docs/domain/lifecycles.md, "Verification").
alter table profiles
  add column details_version integer not null default 1,
  add constraint profiles_details_version_counts check (details_version >= 1);

-- What our team did about a dealer's verification, the newest last. A dealer verified before this table has no row.
create table verification_steps (
  id uuid primary key,
  dealer_id uuid not null references profiles (user_id),
  admin_id uuid not null references profiles (user_id),
  step text not null,
  details_version integer not null,
  licence_checked boolean not null default false,
  phone_called boolean not null default false,
  address_found boolean not null default false,
  reason text,
  created_at timestamptz not null default now(),
  constraint verification_steps_known check (step in ('verified', 'unverified', 'licence_asked', 'more_asked')),
  constraint verification_steps_all_checked check (
    case when step = 'verified' then licence_checked and phone_called and address_found else not (licence_checked or phone_called or address_found) end
  ),
  constraint verification_steps_reason check (
    case when step in ('unverified', 'more_asked') then char_length(reason) between 1 and 500 else reason is null end
  )
);
create index verification_steps_of_dealer on verification_steps (dealer_id, created_at desc, id desc);
-- One mail asks for the licence of these details.
create unique index verification_steps_one_asking on verification_steps (dealer_id, details_version) where step = 'licence_asked';

-- A photo is uploaded for a kind of owner, which says who may read it, and is taken by one of that kind only.
drop index photos_unused;
alter table photos
  add column kind text not null default 'bid',
  add column licence_dealer_id uuid references profiles (user_id),
  add constraint photos_kind_known check (kind in ('bid', 'licence')),
  add constraint photos_owner_of_kind check ((bid_id is null or kind = 'bid') and (licence_dealer_id is null or kind = 'licence')),
  drop constraint photos_at_most_one_owner,
  add constraint photos_at_most_one_owner check (num_nonnulls(bid_id, licence_dealer_id) <= stored::integer);
create index photos_unused on photos (created_at) where bid_id is null and licence_dealer_id is null;
create unique index photos_one_of_a_licence on photos (licence_dealer_id) where licence_dealer_id is not null;
