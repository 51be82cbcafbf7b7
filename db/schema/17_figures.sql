-- The figures of the marketplace by day (docs/domain/limits-and-money.md, "Figures of the marketplace"): nobody counts a table to show them. `part` is the
-- county or the model where a figure has parts.
create table figures (
  name text not null,
  day date not null,
  part text not null default '',
  value numeric(20, 2) not null,
  primary key (name, day, part)
);

-- What transactions changed of them since they were last summed up: rows are only added, so that no two transactions wait for each other.
create table figure_changes (
  id bigint generated always as identity primary key,
  name text not null,
  day date not null,
  part text not null default '',
  value numeric(20, 2) not null
);
create index figure_changes_of_figure on figure_changes (name, day);

create function nairobi_day(timestamptz) returns date language sql immutable parallel safe as $$
  select ($1 at time zone 'Africa/Nairobi')::date
$$;

create type figure as (name text, day date, part text, value numeric);

-- What each row adds to the figures of the day of its created_at. This is the one definition of every figure: the triggers keep figures by it, and the job
-- mend-figures recomputes them by it. A migration that makes or replaces one leaves the past to that job.

create function figures_of(p profiles) returns setof figure language sql stable as $$
  select f.name, nairobi_day(p.created_at), '', f.value::numeric
  from (values
    ('users', 1),
    ('dealers', (p.user_type = 'dealer')::int),
    ('verified_dealers', p.is_verified::int)
  ) f (name, value)
  where p.erased_at is null and p.admin_role is null and f.value <> 0
$$;

create function figures_of(c cars) returns setof figure language sql stable as $$
  select f.name, nairobi_day(c.created_at), '', f.value::numeric
  from (values
    ('cars', 1),
    ('cars_waiting', (c.approval = 'waiting')::int),
    ('cars_on_market', (
      c.approval = 'approved' and c.status <> 'sold' and exists (select from profiles p where p.user_id = c.dealer_id and p.is_verified)
    )::int)
  ) f (name, value)
  where c.deleted_at is null and f.value <> 0
$$;

-- When the first offer came that was not withdrawn.
create function first_offer_at(request_id uuid) returns timestamptz language sql stable as $$
  select min(b.created_at) from bids b where b.request_id = $1 and b.withdrawn_at is null
$$;

create function figures_of_first_offer(r car_requests, offered_at timestamptz) returns setof figure language sql stable as $$
  select f.name, nairobi_day(r.created_at), '', f.value::numeric
  from (values
    ('requests_offered', 1),
    ('requests_offered_in_a_day', (offered_at <= r.created_at + interval '1 day')::int),
    ('requests_offered_in_three_days', (offered_at <= r.created_at + interval '3 days')::int),
    ('minutes_to_first_offer', round(extract(epoch from offered_at - r.created_at) / 60))
  ) f (name, value)
  where r.deleted_at is null and offered_at is not null and f.value <> 0
$$;

create function figures_of(r car_requests) returns setof figure language sql stable as $$
  select f.name, nairobi_day(r.created_at), f.part, f.value::numeric
  from (values
    ('requests', '', 1),
    ('requests_active', '', (r.status = 'active')::int),
    ('requests_of_county', coalesce(r.county, ''), 1),
    ('requests_of_model', regexp_replace(trim(r.car_model), '\s+', ' ', 'g'), 1)
  ) f (name, part, value)
  where r.deleted_at is null and f.value <> 0
  union all
  select f.name, f.day, f.part, f.value from figures_of_first_offer(r, first_offer_at(r.id)) f
$$;

create function figures_of(b bids) returns setof figure language sql stable as $$
  select f.name, nairobi_day(b.created_at), '', f.value::numeric
  from (values
    ('bids', 1),
    ('bids_accepted', (b.status = 'accepted')::int),
    ('accepted_revenue', case when b.status = 'accepted' then b.price else 0 end)
  ) f (name, value)
  where b.withdrawn_at is null and f.value <> 0
    and exists (select from car_requests r where r.id = b.request_id and r.deleted_at is null)
$$;

create function figures_of(a appointments) returns setof figure language sql stable as $$
  select f.name, nairobi_day(a.created_at), '', f.value::numeric
  from (values
    ('appointments', 1),
    ('appointments_pending', (a.status = 'pending')::int),
    ('appointments_completed', (a.status = 'completed')::int)
  ) f (name, value)
  where f.value <> 0 and exists (select from car_requests r where r.id = a.request_id and r.deleted_at is null)
$$;

-- A sale is its commission; a refunded one counts as removed.
create function figures_of(c commissions) returns setof figure language sql stable as $$
  select f.name, nairobi_day(c.created_at), f.part, f.value::numeric
  from appointments a
  join car_requests r on r.id = a.request_id,
  lateral (values
    ('sales', '', 1),
    ('revenue', '', c.purchase_price),
    ('commission', '', c.commission_amount),
    ('commission_paid', '', case when c.status = 'paid' then c.commission_amount else 0 end),
    ('sales_of_county', coalesce(r.county, ''), 1),
    ('revenue_of_county', coalesce(r.county, ''), c.purchase_price)
  ) f (name, part, value)
  where a.id = c.appointment_id and c.refunded_at is null and f.value <> 0
$$;

create function figures_of(r ratings) returns setof figure language sql stable as $$
  select f.name, nairobi_day(r.created_at), '', f.value::numeric from (values ('ratings', 1), ('stars', r.rating)) f (name, value)
$$;

-- A row was added, changed or deleted.
create function keep_figures() returns trigger language plpgsql as $$ begin
  insert into figure_changes (name, day, part, value)
  select f.name, f.day, f.part, sum(f.value)
  from (
    select n.name, n.day, n.part, n.value from figures_of(new) n
    union all
    select o.name, o.day, o.part, -o.value from figures_of(old) o
  ) f
  where f.day is not null -- a row that was added has no old one, a deleted one no new one
  group by f.name, f.day, f.part
  having sum(f.value) <> 0;
  return null;
end $$;

create trigger keep_figures after insert or delete on profiles for each row execute function keep_figures();
create trigger keep_figures_of_change after update on profiles for each row
  when ((old.user_type, old.is_verified, old.admin_role, old.erased_at, old.created_at) is distinct from
    (new.user_type, new.is_verified, new.admin_role, new.erased_at, new.created_at))
  execute function keep_figures();

create trigger keep_figures after insert or delete on cars for each row execute function keep_figures();
create trigger keep_figures_of_change after update on cars for each row
  when ((old.dealer_id, old.approval, old.status, old.deleted_at, old.created_at) is distinct from
    (new.dealer_id, new.approval, new.status, new.deleted_at, new.created_at))
  execute function keep_figures();

create trigger keep_figures after insert or delete on car_requests for each row execute function keep_figures();
create trigger keep_figures_of_change after update on car_requests for each row
  when ((old.car_model, old.county, old.status, old.deleted_at, old.created_at) is distinct from
    (new.car_model, new.county, new.status, new.deleted_at, new.created_at))
  execute function keep_figures();

create trigger keep_figures after insert or delete on bids for each row execute function keep_figures();
create trigger keep_figures_of_change after update on bids for each row
  when ((old.price, old.status, old.withdrawn_at, old.created_at) is distinct from (new.price, new.status, new.withdrawn_at, new.created_at))
  execute function keep_figures();

create trigger keep_figures after insert or delete on appointments for each row execute function keep_figures();
create trigger keep_figures_of_change after update on appointments for each row
  when ((old.status, old.created_at) is distinct from (new.status, new.created_at))
  execute function keep_figures();

create trigger keep_figures after insert or delete on commissions for each row execute function keep_figures();
create trigger keep_figures_of_change after update on commissions for each row
  when ((old.purchase_price, old.commission_amount, old.status, old.refunded_at, old.created_at) is distinct from
    (new.purchase_price, new.commission_amount, new.status, new.refunded_at, new.created_at))
  execute function keep_figures();

create trigger keep_figures after insert or delete on ratings for each row execute function keep_figures();
create trigger keep_figures_of_change after update on ratings for each row
  when ((old.rating, old.created_at) is distinct from (new.rating, new.created_at)) execute function keep_figures();

-- What a row adds may hang on its request or dealer. When that changes, what all its rows added before is taken away, and what they add then is added.
create function keep_figures_of_deal() returns trigger language plpgsql as $$ begin
  insert into figure_changes (name, day, part, value)
  select f.name, f.day, f.part, sum(f.value) * case tg_when when 'BEFORE' then -1 else 1 end
  from (
    select o.* from bids b, figures_of(b) o where b.request_id = old.id
    union all
    select o.* from appointments a, figures_of(a) o where a.request_id = old.id
    union all
    select o.* from appointments a join commissions c on c.appointment_id = a.id, figures_of(c) o where a.request_id = old.id
  ) f
  group by f.name, f.day, f.part;
  return new;
end $$;
create trigger keep_figures_of_deal_before before update on car_requests for each row
  when ((old.deleted_at is null, old.county) is distinct from (new.deleted_at is null, new.county)) execute function keep_figures_of_deal();
create trigger keep_figures_of_deal after update on car_requests for each row
  when ((old.deleted_at is null, old.county) is distinct from (new.deleted_at is null, new.county)) execute function keep_figures_of_deal();

create function keep_figures_of_stock() returns trigger language plpgsql as $$ begin
  insert into figure_changes (name, day, part, value)
  select f.name, f.day, f.part, sum(f.value) * case tg_when when 'BEFORE' then -1 else 1 end
  from cars c, figures_of(c) f
  where c.dealer_id = old.user_id and c.deleted_at is null
  group by f.name, f.day, f.part;
  return new;
end $$;
create trigger keep_figures_of_stock_before before update on profiles for each row
  when (old.is_verified is distinct from new.is_verified) execute function keep_figures_of_stock();
create trigger keep_figures_of_stock after update on profiles for each row
  when (old.is_verified is distinct from new.is_verified) execute function keep_figures_of_stock();

-- The first offer of a request. Two dealers may send theirs at once, under shared locks: these take turns. There are only so many turns, because one
-- statement may bring offers to thousands of requests.
create function keep_first_offers() returns trigger language plpgsql as $$ begin
  perform pg_advisory_xact_lock(hashtext('first offers'), turn)
  from (select distinct hashtext(n.request_id::text) % 256 as turn from new_rows n order by turn) turns;
  insert into figure_changes (name, day, part, value)
  select f.name, f.day, f.part, sum(f.value)
  from (select distinct n.request_id from new_rows n) changed
  join car_requests r on r.id = changed.request_id,
  lateral (
    select min(b.created_at) as after_it, min(b.created_at) filter (where b.id not in (select n.id from new_rows n)) as before_it
    from bids b
    where b.request_id = r.id and b.withdrawn_at is null
  ) offered,
  lateral (
    select n.* from figures_of_first_offer(r, offered.after_it) n
    union all
    select o.name, o.day, o.part, -o.value from figures_of_first_offer(r, offered.before_it) o
  ) f
  where offered.after_it is distinct from offered.before_it
  group by f.name, f.day, f.part;
  return null;
end $$;
create trigger keep_first_offers after insert on bids referencing new table as new_rows for each statement execute function keep_first_offers();

create function keep_first_offer_of_change() returns trigger language plpgsql as $$ begin
  insert into figure_changes (name, day, part, value)
  select f.name, f.day, f.part, sum(f.value)
  from car_requests r,
  lateral (select min(b.created_at) as first from bids b where b.request_id = r.id and b.id <> old.id and b.withdrawn_at is null) others,
  lateral (
    select n.* from figures_of_first_offer(r, least(others.first, case when new.withdrawn_at is null then new.created_at end)) n
    union all
    select o.name, o.day, o.part, -o.value
    from figures_of_first_offer(r, least(others.first, case when old.withdrawn_at is null then old.created_at end)) o
  ) f
  where r.id = old.request_id
  group by f.name, f.day, f.part;
  return null;
end $$;
create trigger keep_first_offer_of_change after update on bids for each row
  when ((old.withdrawn_at is null, old.created_at) is distinct from (new.withdrawn_at is null, new.created_at))
  execute function keep_first_offer_of_change();
create trigger keep_first_offer_of_deletion after delete on bids for each row execute function keep_first_offer_of_change();
