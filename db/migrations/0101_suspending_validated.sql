-- Up Migration

-- In a file of its own, as 0071 says.
alter table profiles
  validate constraint profiles_suspended_not_verified,
  validate constraint profiles_admin_not_suspended,
  validate constraint profiles_erased_not_suspended;
