-- Up Migration

-- What a reported thing said and showed when it was reported: its owner may change it while the report waits (docs/domain/lifecycles.md, "Report").
alter table reports add column as_reported jsonb;
