-- Up Migration

-- The mails of one reader about one thing (docs/domain/time.md, "Gathered mails"): the events that the next one tells, none when all were told, and
-- before when it does not go.
create table gathered_mails (
  user_id uuid not null references profiles (user_id),
  -- The id of a request or of an appointment.
  about uuid not null,
  event_ids bigint[] not null,
  not_before timestamptz not null default now(),
  constraint gathered_mails_pkey primary key (user_id, about)
);
