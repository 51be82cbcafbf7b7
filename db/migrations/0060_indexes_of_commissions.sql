-- Up Migration

-- The administrator's list of commissions (docs/domain/limits-and-money.md, "The administrator's lists").
create index commissions_by_due_day on commissions (due_at, id);
create index commissions_by_amount on commissions (commission_amount desc, id desc);
create index commissions_by_reference on commissions using gin (reference gin_trgm_ops, payment_reference gin_trgm_ops);
create index commissions_refunded on commissions (created_at desc, id desc) where refunded_at is not null;

-- The job mend-figures reads each table a month at a time.
create index commissions_by_creation on commissions (created_at);
