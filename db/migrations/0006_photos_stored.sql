-- Up Migration

-- A photo's row is written before its files: should the process end between the two, the row says which files to remove.
alter table photos add column stored boolean not null default true;
