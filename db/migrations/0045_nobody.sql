-- Up Migration

-- A profile that stands for one side of a deal of which nothing is kept any more but what was dealt (docs/domain/time.md, "Retention").
alter table profiles
  add column is_nobody boolean not null default false,
  add constraint profiles_nobody_is_erased check (not is_nobody or erased_at is not null);
