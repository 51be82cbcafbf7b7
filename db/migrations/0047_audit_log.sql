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

-- Whom and what an event is about: who did it, who hears of it, and every id in its data. For finding; what happened before is
-- filled in by the job fill-event-subjects.
create table event_subjects (
  subject uuid not null,
  event_id bigint not null references events (id),
  primary key (subject, event_id)
);
