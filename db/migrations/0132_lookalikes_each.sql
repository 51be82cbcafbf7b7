-- Up Migration

-- An account may be like several suspended people, and by its phone and its licence: what of it is open is one case.
alter table lookalikes
  drop constraint lookalikes_one_of_account,
  add constraint lookalikes_once primary key (user_id, suspended_id, same);
