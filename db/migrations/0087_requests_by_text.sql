-- Up Migration

-- Requests by any part of their model or place, as `plain` reads it (0085). The four trigram indexes on car_model and location serve the version before,
-- and go in a later one.
create index car_requests_by_plain_text on car_requests using gin (plain(car_model || '|' || location) gin_trgm_ops);
create index car_requests_active_by_plain_text on car_requests using gin (plain(car_model || '|' || location) gin_trgm_ops)
  where status = 'active' and deleted_at is null;
