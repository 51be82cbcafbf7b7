-- Up Migration

-- A paid commission whose sale was taken back, and which we keep: it stays paid (docs/domain/lifecycles.md, "Commission").
alter table commissions
  add column kept_at timestamptz,
  add column kept_reason text,
  add constraint commissions_kept_has_reason check ((kept_at is null) = (kept_reason is null)) not valid,
  add constraint commissions_kept_stays_paid check (kept_at is null or (status = 'paid' and refunded_at is null)) not valid;

-- A sale is its commission; a refunded one counts as removed. Of a kept one the money counts, the sale does not.
create or replace function figures_of(c commissions) returns setof figure language sql stable as $$
  select f.name, nairobi_day(c.created_at), f.part, f.value::numeric
  from appointments a
  join car_requests r on r.id = a.request_id,
  lateral (values
    ('sales', '', case when c.kept_at is null then 1 else 0 end),
    ('revenue', '', case when c.kept_at is null then c.purchase_price else 0 end),
    ('commission', '', c.commission_amount),
    ('commission_paid', '', case when c.status = 'paid' then c.commission_amount else 0 end),
    ('sales_of_county', coalesce(r.county, ''), case when c.kept_at is null then 1 else 0 end),
    ('revenue_of_county', coalesce(r.county, ''), case when c.kept_at is null then c.purchase_price else 0 end)
  ) f (name, part, value)
  where a.id = c.appointment_id and c.refunded_at is null and f.value <> 0
$$;

drop trigger keep_figures_of_change on commissions;
create trigger keep_figures_of_change after update on commissions for each row
  when ((old.purchase_price, old.commission_amount, old.status, old.refunded_at, old.kept_at, old.created_at) is distinct from
    (new.purchase_price, new.commission_amount, new.status, new.refunded_at, new.kept_at, new.created_at))
  execute function keep_figures();
