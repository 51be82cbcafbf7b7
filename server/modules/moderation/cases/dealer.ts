import { sql } from 'kysely';
import { shownName, verificationWait } from '../../profile/columns.ts';
import { readToCheck } from '../../verification/verification.ts';
import type { KindOfCase } from '../kind-of-case.ts';
import { findPersonFacts } from '../person-facts.ts';

/** Whether the last thing that our team did about these details was to ask for more, for a query over `profiles as p`. */
const isAsked = sql<boolean>`coalesce((
  select v.step in ('licence_asked', 'more_asked') and v.details_version = p.details_version
  from verification_steps v where v.dealer_id = p.user_id order by v.created_at desc, v.id desc limit 1
), false)`;

/** A dealer that waits for its verification (docs/domain/lifecycles.md, "Verification"). */
export const dealerCase: KindOfCase<'dealer'> = {
  waiting: () => sql`
    select 'dealer' as kind, p.user_id as id, waiting.since from profiles p cross join ${verificationWait}
    where p.user_type = 'dealer' and not p.is_verified and p.suspended_at is null and p.erased_at is null and p.admin_role is null`,

  rows: (db, ids) =>
    db
      .selectFrom('profiles as p')
      .select(['p.user_id as id', shownName.as('name'), 'p.location', isAsked.as('is_asked')])
      .where('p.user_id', 'in', ids)
      .execute(),

  example: ({ name }) => name,
  carOf: () => '',

  async read(db, _actor, id) {
    const profile = await readToCheck(db, id);
    return profile && { kind: 'dealer', id, profile, person: await findPersonFacts(db, id) };
  },
};
