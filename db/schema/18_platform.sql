-- What the program itself needs, whatever it is about.

-- Ids are made by whoever creates the thing, so that a create can be repeated (the same id, owner and content give the same
-- answer). This table is what makes the repeat recognisable for every kind of create alike.
create table idempotency_keys (
  id uuid primary key,
  -- Whoever creates something holds their account while they do, so that nothing is created in the name of one that was erased meanwhile. A sign-up
  -- creates its own after its key, so it is checked late unless asked otherwise.
  owner_id uuid not null
    constraint idempotency_keys_of_an_account references users (id) on delete cascade deferrable initially deferred,
  digest bytea not null,
  created_at timestamptz not null default now()
);
create index idempotency_keys_of_owner on idempotency_keys (owner_id);

-- How often somebody did something of late, counted for all servers together (docs/domain/limits-and-money.md, "Rate limits"). Unlogged: after a crash
-- of the database everyone begins anew, and counting costs little.
create unlogged table rate_limits (
  key text primary key, -- the limit's name and whom or what it counts for
  points integer not null,
  ends_at timestamptz not null
);
-- For forgetting them.
create index rate_limits_by_end on rate_limits (ends_at);

-- Since when each part of the program is as it is (docs/domain/limits-and-money.md, "Platform health"), the same for all servers.
create table health_states (
  part text primary key,
  state text not null,
  since timestamptz not null default now(),
  constraint health_states_known check (state in ('good', 'degraded', 'down'))
);
