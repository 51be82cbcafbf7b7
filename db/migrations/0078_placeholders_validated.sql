-- Up Migration

-- In a file of its own, as 0071 says.
alter table photos validate constraint photos_placeholder_there;
