-- Up Migration

-- The administrator's list of all bids.
create index bids_newest on bids (created_at desc, id desc);
