-- Up Migration

-- The make and model of a bid's car as they were when the bid took it: a later edit of the car changes no bid.
alter table bids
  add column car_make text,
  add column car_model text,
  add constraint bids_car_named check (car_id is null or num_nonnulls(car_make, car_model) = 2);

-- Whether a bid shows this photo of a car: then it is never removed.
alter table photos add column in_bids boolean not null default false;
