-- Up Migration

-- How many owners a car has had in Kenya, as its dealer states it in stock and in a bid: none, of one that is new here or freshly imported.
-- Validated by 0071.
alter table cars
  add column owners_in_kenya integer,
  add constraint cars_owners_in_kenya_range check (owners_in_kenya between 0 and 20) not valid,
  add constraint cars_owners_by_history check (owners_in_kenya = 0 or history not in ('kenya_new', 'fresh_import')) not valid;
alter table bids
  add column owners_in_kenya integer,
  add constraint bids_owners_in_kenya_range check (owners_in_kenya between 0 and 20) not valid,
  add constraint bids_owners_by_history check (owners_in_kenya = 0 or history not in ('kenya_new', 'fresh_import')) not valid;
