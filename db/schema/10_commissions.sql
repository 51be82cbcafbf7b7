-- What dealers owe for sales, how and until when it is paid, and what happens to it when its sale is overturned (docs/domain/lifecycles.md, "Commission").

create table commissions (
  id uuid primary key default gen_random_uuid(),
  dealer_id uuid not null references profiles (user_id),
  appointment_id uuid not null references appointments (id),
  purchase_price numeric(12, 2) not null,
  commission_amount numeric(12, 2) not null,
  status text not null default 'pending',
  paid_at timestamptz,
  payment_reference text,
  created_at timestamptz not null default clock_timestamp(),
  reference text not null constraint commissions_reference_unique unique,
  due_at timestamptz not null,
  reminded_at timestamptz,
  refunded_at timestamptz,
  refund_reference text,
  constraint commissions_status_known check (status in ('pending', 'paid')),
  constraint commissions_paid_at_when_paid check ((status = 'paid') = (paid_at is not null)),
  constraint commissions_two_percent check (commission_amount = round(purchase_price * 0.02, 2)),
  -- The letters of shared/commissions/reference.ts.
  constraint commissions_reference_readable check (reference ~ '^TG [23456789CDFGHJKMNPQRTVWXY]{4}$'),
  constraint commissions_refunded_when_paid check (refunded_at is null or status = 'paid'),
  constraint commissions_refund_has_reference check ((refunded_at is null) = (refund_reference is null))
);
-- One that was refunded counts as removed: the sale may be recorded anew, and then owes anew.
create unique index commissions_one_per_sale on commissions (appointment_id) where refunded_at is null;
create index commissions_of_dealer on commissions (dealer_id, created_at desc, id desc);
create index commissions_due on commissions (due_at) where status = 'pending';
-- The administrator's list of commissions (docs/domain/limits-and-money.md, "The administrator's lists"). First due first: what is owed comes before
-- what is paid.
create index commissions_newest on commissions (created_at desc, id desc);
create index commissions_by_status on commissions (status, created_at desc, id desc);
create index commissions_by_amount on commissions (commission_amount desc, id desc);
create index commissions_by_reference on commissions using gin (reference gin_trgm_ops, payment_reference gin_trgm_ops);
create index commissions_refunded on commissions (created_at desc, id desc) where refunded_at is not null;
create index commissions_first_due on commissions (paid_at desc nulls first, due_at, id);
-- The job mend-figures reads each table a month at a time.
create index commissions_by_creation on commissions (created_at);
