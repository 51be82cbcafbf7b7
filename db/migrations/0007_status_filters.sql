-- Up Migration

-- The administrator's lists by status, also by one that few rows have.
create index bids_by_status on bids (status, created_at desc, id desc);
create index commissions_by_status on commissions (status, created_at desc, id desc);
