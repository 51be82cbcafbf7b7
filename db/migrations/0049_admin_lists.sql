-- Up Migration

-- The administrator's lists of all requests, appointments and commissions (docs/domain/limits-and-money.md, "The administrator's lists"). A filter without
-- an index of its own in an order costs little: either the order meets twenty such rows soon, or there are few of them to sort.
create index car_requests_by_status on car_requests (status, created_at desc, id desc) where deleted_at is null;
create index car_requests_by_status_and_county on car_requests (status, county, created_at desc, id desc) where deleted_at is null;
create index car_requests_all_by_budget on car_requests (budget_limit desc nulls last, created_at desc, id desc) where deleted_at is null;
create index car_requests_all_by_lowest_budget on car_requests (budget_limit asc nulls last, created_at desc, id desc) where deleted_at is null;
create index car_requests_all_by_location on car_requests using gin (location gin_trgm_ops);

create index appointments_by_date on appointments (appointment_date, id);
create index appointments_newest on appointments (created_at desc, id desc);
create index appointments_by_status on appointments (status, appointment_date, id);
create index appointments_open on appointments (appointment_date, id) where status in ('pending', 'confirmed');
drop index appointments_open_by_date; -- the one above begins with it

create index commissions_by_due_day on commissions (due_at, id);
create index commissions_by_amount on commissions (commission_amount desc, id desc);
create index commissions_by_reference on commissions using gin (reference gin_trgm_ops, payment_reference gin_trgm_ops);
create index commissions_refunded on commissions (created_at desc, id desc) where refunded_at is not null;
