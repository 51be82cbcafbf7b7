-- Up Migration

-- The administrator's list of commissions, first due first: what is owed comes before what is paid.
create index commissions_first_due on commissions (paid_at desc nulls first, due_at, id);
