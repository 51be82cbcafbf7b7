-- What users report to the administrator (docs/domain/lifecycles.md, "Report").

create table reports (
  id uuid primary key,
  reporter_id uuid not null references profiles (user_id),
  thing text not null,
  thing_id uuid not null, -- no foreign key: it is of six tables, and outlives their rows
  owner_id uuid not null references profiles (user_id),
  reason text not null,
  words text,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references profiles (user_id),
  verdict text,
  decision text, -- in plain words, told to owner and reporter
  as_reported jsonb, -- what it said and showed then: its owner may change it while the report waits
  constraint reports_thing_known check (thing in ('request', 'bid', 'car', 'message', 'review', 'person')),
  constraint reports_reason_known check (
    reason in ('deposit', 'not_the_car', 'false_price', 'untrue', 'insulting', 'private_details', 'not_real', 'other')
  ),
  constraint reports_words_length check (char_length(words) between 1 and 1000),
  constraint reports_verdict_known check (verdict in ('unfounded', 'warned', 'removed')),
  constraint reports_decision_length check (char_length(decision) between 1 and 1000),
  constraint reports_decided_as_a_whole check (num_nonnulls(decided_at, decided_by, verdict, decision) in (0, 4)),
  constraint reports_of_others check (reporter_id <> owner_id)
);
create unique index reports_one_open_per_reporter on reports (thing_id, thing, reporter_id) where decided_at is null;
create index reports_open on reports (created_at, id) where decided_at is null;
create index reports_of_thing on reports (thing_id, created_at);
create index reports_of_owner on reports (owner_id, decided_at desc) where decided_at is not null;
create index reports_of_reporter on reports (reporter_id, created_at);
create index reports_decided on reports (decided_at) where decided_at is not null;
