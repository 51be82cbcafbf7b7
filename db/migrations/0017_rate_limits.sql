-- Up Migration

-- How often somebody did something of late, counted for all servers together (docs/domain/limits-and-money.md, "Rate limits"). The names of the
-- columns are those of the library that counts. Unlogged: after a crash of the database everyone begins anew, and counting costs little.
create unlogged table rate_limits (
  key text primary key,
  points integer not null,
  -- In milliseconds since 1970.
  expire bigint
);
-- For forgetting them.
create index rate_limits_by_expiry on rate_limits (expire);
