-- How dealers come to be verified, and what they want to change of what was checked.

-- What our team did about a dealer's verification, the newest last.
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
  -- The details that the administrator approved ('change_approved') count as checked.
  constraint verification_steps_known check (step in ('verified', 'unverified', 'licence_asked', 'more_asked', 'change_approved')),
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

-- What a verified dealer wants to change of the details that were checked: one set, waiting or refused (docs/domain/lifecycles.md, "Changed business details").
create table business_changes (
  dealer_id uuid constraint business_changes_one_per_dealer primary key references profiles (user_id),
  -- Another one with each set, so that a decision names the set that was seen.
  id uuid not null constraint business_changes_id_unique unique,
  business_name text,
  business_license text,
  business_address text,
  refused_reason text,
  created_at timestamptz not null default now(),
  constraint business_changes_business_name_length check (char_length(business_name) <= 200),
  constraint business_changes_business_license_length check (char_length(business_license) <= 100),
  constraint business_changes_business_address_length check (char_length(business_address) <= 500),
  constraint business_changes_reason_length check (char_length(refused_reason) between 1 and 500)
);
create index business_changes_waiting on business_changes (created_at, dealer_id) where refused_reason is null;
