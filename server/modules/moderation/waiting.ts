import { type RawBuilder, sql } from 'kysely';
import { type CaseKind, caseKinds } from '../../../shared/moderation/kinds.ts';
import type { Reader } from '../../platform/data/database.ts';
import { changeWait, verificationWait } from '../accounts/waiting.ts';
import { waitingCars } from '../cars/waiting-for-review.ts';

/** A case that waits for the administrator, and since when. */
export interface WaitingCase {
  kind: CaseKind;
  id: string;
  since: string;
}

// Each on an index of nothing but what waits (docs/domain/lifecycles.md, "The queue").
const waitingOf: Record<CaseKind, (db: Reader) => RawBuilder<WaitingCase>> = {
  // If both parties dispute it, that is one case.
  dispute: () => sql`
    select 'dispute' as kind, appointment_id as id, min(created_at) as since from outcome_disputes where decided_at is null group by appointment_id`,
  // All reports of one thing are one case, under the oldest of them.
  report: () => sql`
    select 'report' as kind, r.id, r.created_at as since from reports r
    where r.decided_at is null and not exists (
      select from reports o
      where o.thing_id = r.thing_id and o.thing = r.thing and o.decided_at is null and (o.created_at, o.id) < (r.created_at, r.id)
    )`,
  dealer: () => sql`
    select 'dealer' as kind, p.user_id as id, waiting.since from profiles p cross join ${verificationWait}
    where p.user_type = 'dealer' and not p.is_verified and p.erased_at is null and p.admin_role is null`,
  change: () => sql`select 'change' as kind, p.user_id as id, proposed.since from profiles p cross join ${changeWait}`,
  car: (db) => sql`select 'car' as kind, waiting.id, waiting.since from ${waitingCars(db)}`,
};

/** What waits of these kinds, for a query that names it `w`. */
export function waitingCases(db: Reader, kinds: readonly CaseKind[] = caseKinds) {
  return db
    .selectFrom(
      sql<WaitingCase>`(${sql.join(
        kinds.map((kind) => waitingOf[kind](db)),
        sql` union all `,
      )})`.as('w'),
    )
    .selectAll('w');
}
