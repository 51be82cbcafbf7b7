-- Up Migration

-- In a file of its own, as 0071 says.
alter table profiles
  validate constraint profiles_language_known,
  validate constraint profiles_admin_reads_english;
