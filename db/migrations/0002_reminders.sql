-- Up Migration

-- The instant both parties were reminded of: a viewing moved to another day is reminded of again, none twice.
alter table appointments add column reminded_for timestamptz;

-- One digest of new requests a day, however often its job runs.
create unique index events_one_digest_a_day on events ((data ->> 'day')) where type = 'requests.digested';

-- Counting the unread notices of a person who keeps thousands of read ones.
create index notifications_unread on notifications (user_id) where read_at is null;
