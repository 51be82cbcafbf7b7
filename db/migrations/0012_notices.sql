-- Up Migration

-- A notice keeps what happened; its words are made when it is read (docs/decisions/0013-notices.md). One from before stays as it was written.
alter table notifications add column kind text not null default 'written', add column params jsonb not null default '{}';
update notifications set params = jsonb_build_object('title', title, 'body', body, 'link', link);
alter table notifications
  alter column kind drop default,
  alter column params drop default,
  drop column title,
  drop column body,
  drop column link;
