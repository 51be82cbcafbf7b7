import { sql } from 'kysely';
import { shownName } from '../../profile/columns.ts';
import { findLastSuspension } from '../../standing/standing.ts';
import type { KindOfCase } from '../kind-of-case.ts';
import { findPersonFacts } from '../person-facts.ts';

/** An account with the phone number or licence of a suspended person (docs/domain/accounts.md, "Suspending"). Suspended itself, it waits no more. */
export const lookalikeCase: KindOfCase<'lookalike'> = {
  waiting: () => sql`
    select 'lookalike' as kind, l.user_id as id, l.created_at as since from lookalikes l join profiles p on p.user_id = l.user_id
    where l.left_at is null and p.suspended_at is null`,

  rows: (db, ids) =>
    db
      .selectFrom('lookalikes as l')
      .innerJoin('profiles as p', 'p.user_id', 'l.user_id')
      .select(['l.user_id as id', shownName.as('name'), 'l.same'])
      .select((eb) =>
        eb
          .selectFrom('profiles as p')
          .select(shownName.as('like'))
          .whereRef('p.user_id', '=', 'l.suspended_id')
          .$asScalar()
          .$notNull()
          .as('like'),
      )
      .where('l.user_id', 'in', ids)
      .$narrowType<{ same: 'phone' | 'licence' }>()
      .execute(),

  example: ({ name }) => name,
  carOf: () => '',

  async read(db, _actor, id) {
    const found = await db
      .selectFrom('lookalikes')
      .select(['suspended_id', 'same', 'created_at', 'left_at'])
      .where('user_id', '=', id)
      .$narrowType<{ same: 'phone' | 'licence' }>()
      .executeTakeFirst();
    if (!found) return undefined;
    const { suspended_id, ...lookalike } = found;
    const [person, like] = [await findPersonFacts(db, id), await findPersonFacts(db, suspended_id)];
    const reason = (await findLastSuspension(db, suspended_id))?.reason ?? null;
    return { kind: 'lookalike', id, person, like, reason, ...lookalike };
  },
};
