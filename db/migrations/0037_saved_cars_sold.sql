-- Up Migration

-- A saved car that is sold is told as that, apart from one that was withdrawn.
alter table saved_cars
  drop constraint saved_cars_told_state_known,
  add constraint saved_cars_told_state_known check (told_state in ('available', 'reserved', 'sold', 'gone'));
