-- Up Migration

-- A list of one kind, and the bounds of a day.
create index events_of_kind on events (split_part(type, '.', 1), id);
create index events_created_at on events (created_at, id);
