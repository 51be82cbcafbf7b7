-- Up Migration

-- The name of the key that a backup is sealed with; null of one without a seal, and of an export.
alter table admin_files add column sealed_with text;
