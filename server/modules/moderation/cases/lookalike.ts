import { sql } from 'kysely';
import type { Reader } from '../../../platform/data/database.ts';
import { shownName } from '../../profile/columns.ts';
import { isLookalikeOpen, lookalikes } from '../../standing/columns.ts';
import { findLastSuspension } from '../../standing/standing.ts';
import type { KindOfCase } from '../kind-of-case.ts';
import { findPersonFacts } from '../person-facts.ts';

/** An account with the phone number or licence of suspended people, as long as it has (docs/domain/accounts.md, "Suspending"). */
export const lookalikeCase: KindOfCase<'lookalike'> = {
  waiting: (db) => sql`
    select 'lookalike' as kind, waiting.* from ${lookalikes(db)
      .select((eb) => ['l.user_id as id', eb.fn.min('l.created_at').as('since')])
      .where(isLookalikeOpen)
      .groupBy('l.user_id')
      .as('waiting')}`,

  rows(db, ids) {
    return lookalikes(db)
      .distinctOn('l.user_id')
      .select(['l.user_id as id', 'l.same', shownName.as('like')])
      .select((eb) =>
        eb
          .selectFrom('profiles as p')
          .select(shownName.as('name'))
          .whereRef('p.user_id', '=', 'l.user_id')
          .$asScalar()
          .$notNull()
          .as('name'),
      )
      .where('l.user_id', 'in', ids)
      .where(isLookalikeOpen)
      .orderBy('l.user_id')
      .orderBy('l.created_at')
      .orderBy('l.suspended_id')
      .$narrowType<{ same: 'phone' | 'licence' }>()
      .execute();
  },

  example: ({ name }) => name,
  carOf: () => '',

  async read(db, _actor, id) {
    const rows = await lookalikes(db)
      .select(['l.suspended_id', 'l.same', 'l.created_at', 'l.left_at', isLookalikeOpen.as('is_open')])
      .where('l.user_id', '=', id)
      .orderBy('l.created_at')
      .orderBy('l.suspended_id')
      .$narrowType<{ same: 'phone' | 'licence' }>()
      .execute();
    const open = rows.filter(({ is_open }) => is_open);
    const left = rows.filter(({ left_at }) => left_at !== null);
    const shown = open.length > 0 ? open : left;
    const since = (shown[0] ?? rows[0])?.created_at;
    if (!since) return undefined;
    const people = [...new Set(shown.map(({ suspended_id }) => suspended_id))];
    const alike = await Promise.all(people.map((like) => alikeOf(db, like, shown)));
    const left_at =
      open.length > 0
        ? null
        : (left
            .map((row) => row.left_at)
            .sort()
            .at(-1) ?? null);
    return { kind: 'lookalike', id, person: await findPersonFacts(db, id), alike, is_open: open.length > 0, created_at: since, left_at };
  },
};

type Row = { suspended_id: string; same: 'phone' | 'licence' };

/** A suspended person, why they are, and what of these rows is the same. */
async function alikeOf(db: Reader, suspended_id: string, rows: Row[]) {
  const reason = (await findLastSuspension(db, suspended_id))?.reason ?? null;
  const same = rows.filter((row) => row.suspended_id === suspended_id).map((row) => row.same);
  return { like: await findPersonFacts(db, suspended_id), same, reason };
}
