-- Up Migration

-- The administrator's list of all bids.
create index bids_newest on bids (created_at desc, id desc);
-- And of all photos.
create index photos_newest on photos (created_at desc, id desc);
