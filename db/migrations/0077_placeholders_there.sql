-- Up Migration

-- Every photo has its few pixels: those from before have got theirs in 0076, and a version before this one gives each photo its own. Validated by 0078.
alter table photos add constraint photos_placeholder_there check (placeholder is not null) not valid;
