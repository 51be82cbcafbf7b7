-- Up Migration

-- How and until when a commission is paid, and what happens to it when its sale is overturned (docs/domain/lifecycles.md, "Commission").
alter table commissions
  add column reference text,
  add column due_at timestamptz,
  add column reminded_at timestamptz,
  add column refunded_at timestamptz,
  add column refund_reference text;

-- Nobody was told until when those from before had to be paid, so their days begin now.
update commissions set due_at = case when status = 'paid' then created_at else now() end + interval '14 days';

do $$
declare
  letters constant text := '23456789CDFGHJKMNPQRTVWXY';
  owed uuid;
  made text;
begin
  for owed in select id from commissions loop
    loop
      select 'TG ' || string_agg(substr(letters, 1 + floor(random() * length(letters))::int, 1), '') into made from generate_series(1, 4);
      exit when not exists (select from commissions where reference = made);
    end loop;
    update commissions set reference = made where id = owed;
  end loop;
end $$;

alter table commissions
  alter column reference set not null,
  alter column due_at set not null,
  add constraint commissions_reference_unique unique (reference),
  -- The letters of shared/commissions/reference.ts.
  add constraint commissions_reference_readable check (reference ~ '^TG [23456789CDFGHJKMNPQRTVWXY]{4}$'),
  add constraint commissions_refunded_when_paid check (refunded_at is null or status = 'paid'),
  add constraint commissions_refund_has_reference check ((refunded_at is null) = (refund_reference is null)),
  drop constraint commissions_one_per_sale;

-- One that was refunded counts as removed: the sale may be recorded anew, and then owes anew.
create unique index commissions_one_per_sale on commissions (appointment_id) where refunded_at is null;
create index commissions_due on commissions (due_at) where status = 'pending';

-- Who decided a dispute, and how. Those decided before were decided by setting another status, unless the same outcome was recorded again.
alter table outcome_disputes
  add column verdict text,
  add column decided_by uuid references profiles (user_id),
  add constraint outcome_disputes_verdict_known check (verdict in ('upheld', 'overturned'));
update outcome_disputes set verdict = 'overturned' where decided_at is not null;
alter table outcome_disputes
  add constraint outcome_disputes_verdict_when_decided check ((decided_at is null) = (verdict is null)),
  add constraint outcome_disputes_decision_length check (char_length(decision) between 1 and 1000);

create index outcome_disputes_open on outcome_disputes (created_at, id) where decided_at is null;

-- Notices of what is owed say until when, with which reference, and where to pay: until now, by writing to the support address.
update notifications n
set params = n.params || jsonb_build_object(
  'reference', c.reference,
  'due_at', c.due_at,
  'how', jsonb_build_object('write_to', coalesce(
    (select value #>> '{}' from platform_settings where name = 'supportEmail'), 'support@tafutagari.example')))
from events e left join commissions c on c.id = (e.data ->> 'commission_id')::uuid
where e.id = n.event_id and n.kind in ('commission-due', 'commission-changed');
