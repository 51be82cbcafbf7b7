-- Up Migration

-- What people have switched off: a choice (shared/notifications/choices.ts), in the app or by mail. Until now only the mail about saved cars.
alter table mail_switch_offs rename to notice_switch_offs;
alter table notice_switch_offs rename column kind to choice;
alter table notice_switch_offs rename constraint mail_switch_offs_user_id_fkey to notice_switch_offs_user_id_fkey;
alter table notice_switch_offs add column channel text not null default 'mail';
alter table notice_switch_offs
  alter column channel drop default,
  drop constraint mail_switch_offs_once,
  add constraint notice_switch_offs_once primary key (user_id, choice, channel),
  add constraint notice_switch_offs_channel_known check (channel in ('app', 'mail'));

-- False where its reader has switched such notices off in the app but not by mail: the row has the mail go once. Nobody sees it, so it is not unread.
alter table notifications
  add column in_app boolean not null default true,
  add constraint notifications_hidden_are_read check (in_app or read_at is not null);
