-- Up Migration

-- What a bid is set against in its request, which is looked up for each bid of a dealer's year.
create index car_requests_living on car_requests (id) include (created_at, budget_max) where deleted_at is null;
