-- Up Migration

-- What the administrator lists of all cars (docs/domain/lifecycles.md, "Approving cars").
create index cars_decided_against on cars (updated_at desc, id desc) where deleted_at is null and approval in ('refused', 'taken_down');
create index car_changes_waiting on car_changes (car_id) where refused_reason is null;

-- The administrator searches all cars by name, the others those on the market.
create index cars_all_by_name on cars using gin (name gin_trgm_ops) where deleted_at is null;
