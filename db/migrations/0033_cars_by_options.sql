-- Up Migration

-- The market by any combination of options: the rarer it is, the fewer cars are read, where the indexes of the orders would be read to their end.
create extension if not exists btree_gin;
create index cars_by_options on cars using gin (condition, fuel_type, transmission, body_type, county)
  where deleted_at is null and approval = 'approved' and status <> 'sold';
