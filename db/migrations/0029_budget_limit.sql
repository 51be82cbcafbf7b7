-- Up Migration

-- The most a buyer wants to spend, or what the budget names instead: what dealers search and sort by. Null where no figure can be read.
alter table car_requests add column budget_limit numeric(14, 2) generated always as (coalesce(budget_max, budget_min)) stored;
create index car_requests_by_budget on car_requests (budget_limit desc nulls last, created_at desc, id desc) where status = 'active' and deleted_at is null;
create index car_requests_by_lowest_budget on car_requests (budget_limit asc nulls last, created_at desc, id desc) where status = 'active' and deleted_at is null;
