-- Up Migration

-- What a dealer states of the car it offers. Each is optional: many know the price before they have looked at the logbook.
alter table bids
  add column year integer,
  add column mileage integer, -- km
  add column color text,
  add column engine_size text,
  add column fuel_type text,
  add column transmission text,
  add column condition text,
  add constraint bids_year_range check (year between 1980 and 2200),
  add constraint bids_mileage_range check (mileage between 0 and 2000000),
  add constraint bids_color_length check (char_length(color) between 1 and 50),
  add constraint bids_engine_size_length check (char_length(engine_size) between 1 and 50),
  add constraint bids_fuel_type_known check (fuel_type in ('petrol', 'diesel', 'hybrid', 'electric')),
  add constraint bids_transmission_known check (transmission in ('manual', 'automatic', 'cvt')),
  add constraint bids_condition_known check (condition in ('new', 'used', 'certified'));
