-- Up Migration

-- How often somebody did something of late, counted for all servers together (docs/domain/limits-and-money.md, "Rate limits"). Unlogged: after a crash
-- of the database everyone begins anew, and counting costs little.
create unlogged table rate_limits (
  -- The limit's name and whom or what it counts for.
  key text primary key,
  points integer not null,
  ends_at timestamptz not null
);
-- For forgetting them.
create index rate_limits_by_end on rate_limits (ends_at);
