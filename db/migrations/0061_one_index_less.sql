-- Up Migration

drop index appointments_open_by_date; -- appointments_open begins with it
