-- Up Migration

-- Whom our team warns, stops, and lets go on (docs/domain/accounts.md, "Suspending").

-- A dealer's verification is taken along and comes back with the end: whatever asks for it, lists, bids and viewings, so stands still at once.
alter table profiles
  add column suspended_at timestamptz,
  add constraint profiles_suspended_not_verified check (suspended_at is null or not is_verified) not valid,
  add constraint profiles_admin_not_suspended check (suspended_at is null or admin_role is null) not valid,
  add constraint profiles_erased_not_suspended check (suspended_at is null or erased_at is null) not valid;

create table warnings (
  id uuid primary key,
  user_id uuid not null references profiles (user_id),
  admin_id uuid not null references profiles (user_id),
  words text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  constraint warnings_words_length check (char_length(words) between 1 and 500)
);
create index warnings_of_person on warnings (user_id, created_at desc, id desc);
create index warnings_unread on warnings (user_id) where read_at is null;

create table suspensions (
  id uuid primary key,
  user_id uuid not null references profiles (user_id),
  admin_id uuid not null references profiles (user_id),
  reason text not null,
  was_verified boolean not null,
  created_at timestamptz not null default now(),
  -- What the person says against it, once, and what our team answered when it let the suspension stand.
  contest text,
  contested_at timestamptz,
  answer text,
  answered_at timestamptz,
  ended_at timestamptz,
  ended_by uuid references profiles (user_id),
  end_reason text,
  constraint suspensions_reason_length check (char_length(reason) between 1 and 500),
  constraint suspensions_contest_length check (char_length(contest) between 1 and 1000),
  constraint suspensions_answer_length check (char_length(answer) between 1 and 500),
  constraint suspensions_end_reason_length check (char_length(end_reason) between 1 and 500),
  constraint suspensions_contested_whole check ((contest is null) = (contested_at is null)),
  constraint suspensions_answered_whole check ((answer is null) = (answered_at is null) and (answer is null or contest is not null)),
  constraint suspensions_ended_whole check (num_nonnulls(ended_at, ended_by, end_reason) in (0, 3))
);
create index suspensions_of_person on suspensions (user_id, created_at desc, id desc);
create unique index suspensions_one_at_a_time on suspensions (user_id) where ended_at is null;
create index suspensions_contested on suspensions (contested_at, id) where contest is not null and answer is null and ended_at is null;

-- A new account with the phone number or the licence of a suspended person, for our team to look at.
create table lookalikes (
  user_id uuid constraint lookalikes_one_of_account primary key references profiles (user_id),
  suspended_id uuid not null references profiles (user_id),
  same text not null,
  created_at timestamptz not null default now(),
  left_at timestamptz,
  left_by uuid references profiles (user_id),
  constraint lookalikes_same_known check (same in ('phone', 'licence')),
  constraint lookalikes_left_whole check ((left_at is null) = (left_by is null))
);
create index lookalikes_waiting on lookalikes (created_at, user_id) where left_at is null;
create index lookalikes_of_suspended on lookalikes (suspended_id);
