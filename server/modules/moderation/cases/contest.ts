import { sql } from 'kysely';
import { shownName } from '../../profile/columns.ts';
import { findLastSuspension } from '../../standing/standing.ts';
import type { KindOfCase } from '../kind-of-case.ts';
import { findPersonFacts } from '../person-facts.ts';

/** A suspended person who contests it (docs/domain/accounts.md, "Suspending"). */
export const contestCase: KindOfCase<'contest'> = {
  waiting: () => sql`
    select 'contest' as kind, s.user_id as id, s.contested_at as since from suspensions s
    where s.contest is not null and s.answer is null and s.ended_at is null`,

  rows: (db, ids) =>
    db
      .selectFrom('profiles as p')
      .select(['p.user_id as id', shownName.as('name')])
      .where('p.user_id', 'in', ids)
      .execute(),

  example: ({ name }) => name,
  carOf: () => '',

  async read(db, _actor, id) {
    const suspension = await findLastSuspension(db, id);
    return suspension && { kind: 'contest', id, suspension, person: await findPersonFacts(db, id) };
  },
};
