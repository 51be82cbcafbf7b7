-- Up Migration

-- Since when each part of the program is as it is (docs/domain/limits-and-money.md, "Platform health"), the same for all servers.
create table health_states (
  part text primary key,
  state text not null,
  since timestamptz not null default now(),
  constraint health_states_known check (state in ('good', 'degraded', 'down'))
);
