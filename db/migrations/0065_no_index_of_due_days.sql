-- Up Migration

drop index commissions_by_due_day; -- commissions_first_due took its place
