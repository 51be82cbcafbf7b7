-- Up Migration

-- Where a car was before, and the year of its first registration, here or abroad, as its dealer states them in stock and in a bid.
-- Validated by 0071.
alter table cars
  add column history text,
  add column first_registration integer,
  add constraint cars_history_known check (history in ('kenya_new', 'kenya_used', 'fresh_import')) not valid,
  add constraint cars_first_registration_range check (first_registration between 1979 and 2200) not valid,
  add constraint cars_registered_in_time check (first_registration >= year - 1) not valid;
alter table bids
  add column history text,
  add column first_registration integer,
  add constraint bids_history_known check (history in ('kenya_new', 'kenya_used', 'fresh_import')) not valid,
  add constraint bids_first_registration_range check (first_registration between 1979 and 2200) not valid,
  add constraint bids_registered_in_time check (first_registration >= year - 1) not valid;
