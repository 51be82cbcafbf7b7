-- Up Migration

-- What a change made of what: only the values that changed (docs/domain/permissions.md, "The log").
alter table events
  add column before jsonb,
  add column after jsonb;

-- From where. Apart from events, because an address is forgotten after a while and events are kept.
create table event_addresses (
  event_id bigint primary key references events (id),
  address text not null -- As the server saw it: a proxy that is trusted may pass on what is no address.
);

-- Whom and what an event is about: who did it, who hears of it, and every id in its data. For finding.
create table event_subjects (
  subject uuid not null,
  event_id bigint not null references events (id),
  primary key (subject, event_id)
);
insert into event_subjects (subject, event_id)
  select about.subject, e.id
  from events e cross join lateral (
    select e.actor_id as subject where e.actor_id is not null
    union select (value #>> '{}')::uuid from jsonb_path_query(e.data, '$.*[*]') as value
      where value #>> '{}' ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'
    union select substr(t.topic, 6)::uuid from event_topics t where t.event_id = e.id and t.topic like 'user:%'
  ) as about
  where e.type not in ('account.export_ready', 'session.ended', 'shortlist.changed', 'car.saved', 'notification.added', 'notification.read', 'notification.chosen');

-- A list of one kind, and the bounds of a day.
create index events_of_kind on events (split_part(type, '.', 1), id);
create index events_created_at on events (created_at, id);
