-- Up Migration

-- What people have switched off: a choice (shared/notifications/choices.ts), in the app or by mail. Until now only the mail about saved cars, in
-- mail_switch_offs: a server of the version before this one still reads that table, so a later release drops it.
create table notice_switch_offs (
  user_id uuid not null references profiles (user_id),
  choice text not null,
  channel text not null,
  created_at timestamptz not null default now(),
  constraint notice_switch_offs_once primary key (user_id, choice, channel),
  constraint notice_switch_offs_channel_known check (channel in ('app', 'mail'))
);
insert into notice_switch_offs (user_id, choice, channel, created_at)
select user_id, kind, 'mail', created_at from mail_switch_offs;

-- False where its reader has switched such notices off in the app but not by mail: the row has the mail go once. Nobody sees it, so it is not unread.
alter table notifications
  add column in_app boolean not null default true,
  add constraint notifications_hidden_are_read check (in_app or read_at is not null);
