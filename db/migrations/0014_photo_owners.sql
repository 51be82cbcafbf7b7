-- Up Migration

alter table photos
  -- Nobody's any more, and its files are being removed. The row stays until the nightly job has seen to it that they are gone.
  add column removed boolean not null default false,
  add constraint photos_removed_is_not_stored check (not (removed and stored)),
  -- Each owner's column stands in this list and in server/modules/photos/owners.ts. A photo that is not stored yet, or removed, can't have an owner at all.
  add constraint photos_at_most_one_owner check (num_nonnulls(bid_id) <= stored::integer);
