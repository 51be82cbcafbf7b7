-- Up Migration

-- A form of the profile names the version that it began with (docs/domain/permissions.md, "Profiles").
alter table profiles
  add column version integer not null default 1,
  add constraint profiles_version_counts check (version >= 1);

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

-- The details that the administrator approved count as checked.
alter table verification_steps
  drop constraint verification_steps_known,
  add constraint verification_steps_known check (step in ('verified', 'unverified', 'licence_asked', 'more_asked', 'change_approved'));

-- When the account's owner last used a session, to the hour.
alter table sessions add column last_seen_at timestamptz not null default now();
update sessions set last_seen_at = created_at;

-- The e-mail that an account is to be changed to, until its link is opened; an earlier link counts for nothing.
alter table users
  add column new_email citext,
  add column new_email_at timestamptz,
  add constraint users_new_email_whole check ((new_email is null) = (new_email_at is null)),
  add constraint users_new_email_length check (char_length(new_email::text) between 3 and 255);
update users set new_email = asked.email, new_email_at = asked.created_at
from (
  select distinct on (user_id) user_id, email, created_at
  from email_tokens
  where purpose = 'change' and used_at is null and expires_at > now()
  order by user_id, created_at desc
) as asked
where asked.user_id = users.id;
