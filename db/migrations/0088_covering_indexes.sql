-- Up Migration

-- What the market counts its options by, so that they are read in the order of the index and not from five thousand places of the table.
drop index cars_newest;
create index cars_newest on cars (created_at desc, id desc)
  include (dealer_id, condition, fuel_type, transmission, body_type, county, price)
  where deleted_at is null and approval = 'approved' and status <> 'sold';

-- What is owed by all dealers is summed over this index alone.
drop index commissions_due;
create index commissions_due on commissions (due_at) include (commission_amount, appointment_id) where status = 'pending';

-- A year of a dealer's bids.
drop index bids_of_dealer;
create index bids_of_dealer on bids (dealer_id, created_at desc, id desc) include (request_id, price, status, withdrawn_at);

-- How many people are signed in is counted over this index alone.
drop index sessions_of_user;
create index sessions_of_user on sessions (user_id, expires_at);

-- Few dealers wait for verification, and no buyer is verified: apart, the two columns say that a twelfth of all people does.
create statistics profiles_types_verified (mcv) on user_type, is_verified from profiles;

-- What buyers of a county asked for, of thousands of requests that lie anywhere in the table.
drop index car_requests_asked_in_county;
create index car_requests_asked_in_county on car_requests (county, created_at desc, id desc) include (user_id, car_model, budget_max)
  where deleted_at is null;
