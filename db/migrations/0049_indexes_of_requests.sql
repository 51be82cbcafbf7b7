-- Up Migration

-- A search finds the car of any request, also of one that is over or deleted.
create index car_requests_all_by_model on car_requests using gin (car_model gin_trgm_ops);

-- The administrator's list of all requests (docs/domain/limits-and-money.md, "The administrator's lists").
create index car_requests_by_status on car_requests (status, created_at desc, id desc) where deleted_at is null;
create index car_requests_by_status_and_county on car_requests (status, county, created_at desc, id desc) where deleted_at is null;
create index car_requests_all_by_budget on car_requests (budget_limit desc nulls last, created_at desc, id desc) where deleted_at is null;
create index car_requests_all_by_lowest_budget on car_requests (budget_limit asc nulls last, created_at desc, id desc) where deleted_at is null;
create index car_requests_all_by_location on car_requests using gin (location gin_trgm_ops);
