-- Up Migration

-- The word engineers use for what this table holds.
alter table creates rename to idempotency_keys;
alter index creates_pkey rename to idempotency_keys_pkey;
