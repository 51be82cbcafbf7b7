-- Up Migration

-- The log is append-only (docs/domain/permissions.md, "The log"; docs/decisions/0042-append-only-log.md). A program whose role owns nothing may not change it
-- anyway; this refuses its owner too, so also a program that works as its owner. The functions below open it for themselves.
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

-- An erasure can't be feigned: what it takes can't be given back. The program's role may only add to the list of erasures.
create function refuse_to_unerase() returns trigger language plpgsql as $$ begin
  raise exception 'who is erased stays erased' using errcode = 'insufficient_privilege';
end $$;
create trigger profiles_stay_erased before update on profiles for each row
  when (old.erased_at is not null and new.erased_at is distinct from old.erased_at) execute function refuse_to_unerase();

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
