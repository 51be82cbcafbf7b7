-- Up Migration

-- What buyers of a county asked for in a period, whatever became of it since (docs/domain/limits-and-money.md, "Analytics").
create index car_requests_asked_in_county on car_requests (county, created_at desc, id desc) where deleted_at is null;
