-- Up Migration

-- What was asked for, too, and by whom: of thousands of requests that lie anywhere in the table. It takes the place of car_requests_asked_in_county.
create index car_requests_of_county on car_requests (county, created_at desc, id desc) include (user_id, car_model, budget_max)
  where deleted_at is null;
