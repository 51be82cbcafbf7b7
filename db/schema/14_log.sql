-- What happened, and who hears of it: the audit log and the source of every live event, notice and e-mail. It is append-only (docs/domain/permissions.md,
-- "The log"; docs/decisions/0042-append-only-log.md).

-- Rows are ordered by (xid, id): ids are taken before commit, so a reader that followed ids alone would step over a row whose transaction ended late.
create table events (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  type text not null,
  actor_id uuid,
  data jsonb not null default '{}',
  created_at timestamptz not null default clock_timestamp(),
  tab text, -- of the actor's browser in which it was done: only the actor's own streams are told
  -- What a change made of what: only the values that changed.
  before jsonb,
  after jsonb
);
create index events_in_commit_order on events (xid, id);
create index events_of_actor on events (actor_id, type, created_at desc);
-- A list of one kind, and the bounds of a day.
create index events_of_kind on events (split_part(type, '.', 1), id);
create index events_created_at on events (created_at, id);
-- One digest of new requests a day, however often its job runs; and requests are read again once for each list of counties.
create unique index events_one_digest_a_day on events ((data ->> 'day')) where type = 'requests.digested';
create unique index events_one_reading_a_list on events ((data ->> 'list')) where type = 'counties.read';

create table event_topics (
  topic text not null, -- 'user:{id}', 'dealers' or 'admin'
  xid xid8 not null default pg_current_xact_id(),
  event_id bigint not null references events (id) on delete cascade,
  primary key (topic, xid, event_id)
);
create index event_topics_of_event on event_topics (event_id);

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

-- A program whose role owns nothing may not change the log anyway; this refuses its owner too, so also a program that works as its owner. The functions
-- below open it for themselves.
create function refuse_to_change_log() returns trigger language plpgsql as $$ begin
  if current_setting('marketplace.log', true) is distinct from 'open' then
    raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
create trigger events_append_only before update or delete or truncate on events execute function refuse_to_change_log();
create trigger event_subjects_append_only before update or delete or truncate on event_subjects execute function refuse_to_change_log();
create trigger event_addresses_append_only before update or delete or truncate on event_addresses execute function refuse_to_change_log();

-- Forgets from where acts came that are older than this many days; the acts stay.
create function forget_addresses(days integer) returns void language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
declare
  was text := coalesce(current_setting('marketplace.log', true), '');
begin
  if days is null or days < 30 then
    raise exception 'addresses are kept for 30 days at least' using errcode = 'invalid_parameter_value';
  end if;
  perform set_config('marketplace.log', 'open', true);
  delete from public.event_addresses where event_id <= (
    select id from public.events where created_at < now() - make_interval(days => days) order by created_at desc, id desc limit 1);
  perform set_config('marketplace.log', was, true);
end $$;

-- Of an erased person: from where they acted, and what their own details were before and after.
create function forget_person_in_log(person uuid) returns void language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
declare
  was text := coalesce(current_setting('marketplace.log', true), '');
begin
  if not exists (select from public.erasures where user_id = person)
    or not exists (select from public.profiles where user_id = person and erased_at is not null)
    or exists (select from public.users where id = person) then
    raise exception 'only of an erased person' using errcode = 'insufficient_privilege';
  end if;
  perform set_config('marketplace.log', 'open', true);
  delete from public.event_addresses f using public.events e where e.id = f.event_id and e.actor_id = person;
  update public.events e set before = null, after = null from public.event_subjects s
    where s.subject = person and s.event_id = e.id and num_nonnulls(e.before, e.after) > 0
      and split_part(e.type, '.', 1) in ('account', 'profile', 'business', 'dealer');
  perform set_config('marketplace.log', was, true);
end $$;

revoke execute on function forget_addresses, forget_person_in_log from public;

-- The secret with which all servers of this database sign the cursors of live events (docs/domain/permissions.md, "Live events"). The first server
-- that starts makes it; there is one row at most.
create table live_cursor_key (
  id boolean default true constraint live_cursor_key_pkey primary key constraint live_cursor_key_one_row check (id),
  secret bytea not null
);
