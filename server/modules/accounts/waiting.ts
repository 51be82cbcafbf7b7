import { sql } from 'kysely';

export interface VerificationWait {
  since: string;
}

/**
 * Since when a dealer without verification waits for it, for a join with `profiles as p`: since it was last taken back, else since the sign-up
 * (docs/domain/lifecycles.md, "Verification").
 */
export const verificationWait = sql<VerificationWait>`lateral (
  select coalesce(max(v.created_at), p.created_at) as since
  from verification_steps v
  where v.dealer_id = p.user_id and v.step = 'unverified'
)`.as('waiting');

/** Since when changed business details wait for the administrator, for a join with `profiles as p` (docs/domain/lifecycles.md, "Changed business details"). */
export const changeWait = sql<{ since: string }>`lateral (
  select ch.created_at as since from business_changes ch where ch.dealer_id = p.user_id and ch.refused_reason is null
)`.as('proposed');
