import { sql } from 'kysely';

/** Since when changed business details of somebody who is not suspended wait for the administrator, for a join with `profiles as p` (docs/domain/lifecycles.md, "Changed business details"). */
export const changeWait = sql<{ since: string }>`lateral (
  select ch.created_at as since from business_changes ch where ch.dealer_id = p.user_id and ch.refused_reason is null and p.suspended_at is null
)`.as('proposed');
