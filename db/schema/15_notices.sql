-- What people are told in the app and by mail, and what of it they have switched off.

-- A notice keeps what happened; its words are made when it is read (docs/decisions/0013-notices.md).
create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (user_id),
  event_id bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  kind text not null,
  params jsonb not null,
  -- False where its reader has switched such notices off in the app but not by mail: the row has the mail go once. Nobody sees it, so it is not unread.
  in_app boolean not null default true,
  constraint notifications_once_per_event unique (user_id, event_id),
  constraint notifications_hidden_are_read check (in_app or read_at is not null)
);
create index notifications_of_user on notifications (user_id, created_at desc, id desc);
-- Counting the unread notices of a person who keeps thousands of read ones.
create index notifications_unread on notifications (user_id) where read_at is null;

-- What people have switched off: a choice (shared/notifications/choices.ts), in the app or by mail.
create table notice_switch_offs (
  user_id uuid not null references profiles (user_id),
  choice text not null,
  channel text not null,
  created_at timestamptz not null default now(),
  constraint notice_switch_offs_once primary key (user_id, choice, channel),
  constraint notice_switch_offs_channel_known check (channel in ('app', 'mail'))
);

-- Holds nothing that counts: notice_switch_offs took its place.
create table mail_switch_offs (
  user_id uuid not null references profiles (user_id),
  kind text not null,
  created_at timestamptz not null default now(),
  constraint mail_switch_offs_once primary key (user_id, kind)
);

-- The mails of one reader about one thing (docs/domain/time.md, "Gathered mails"): the events that the next one tells, none when all were told, and
-- before when it does not go.
create table gathered_mails (
  user_id uuid not null references profiles (user_id),
  about uuid not null, -- the id of a request or of an appointment
  event_ids bigint[] not null,
  not_before timestamptz not null default now(),
  constraint gathered_mails_pkey primary key (user_id, about)
);
