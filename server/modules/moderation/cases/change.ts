import { sql } from 'kysely';
import { changedFields } from '../../../../shared/business/rules.ts';
import { recordOf } from '../../../../shared/field-row.ts';
import { businessNames } from '../../../../shared/profile/fields.ts';
import { changeWait } from '../../business/columns.ts';
import { columnOf, shownName } from '../../profile/columns.ts';
import { readToCheck } from '../../verification/verification.ts';
import type { KindOfCase } from '../kind-of-case.ts';
import { findPersonFacts } from '../person-facts.ts';

/** Changed business details of a verified dealer (docs/domain/lifecycles.md, "Changed business details"). */
export const changeCase: KindOfCase<'change'> = {
  waiting: () => sql`select 'change' as kind, p.user_id as id, proposed.since from profiles p cross join ${changeWait}`,

  async rows(db, ids) {
    const rows = await db
      .selectFrom('profiles as p')
      .innerJoin('business_changes as ch', 'ch.dealer_id', 'p.user_id')
      .select(['p.user_id as id', shownName.as('name'), ...businessNames.map(columnOf)])
      .select(businessNames.map((name) => `ch.${name} as new_${name}` as const))
      .where('p.user_id', 'in', ids)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      changed: changedFields(
        row,
        recordOf(businessNames, (name) => row[`new_${name}`]),
      ),
    }));
  },

  example: ({ name }) => name,
  carOf: () => '',

  async read(db, _actor, id) {
    const profile = await readToCheck(db, id);
    return profile && { kind: 'change', id, profile, person: await findPersonFacts(db, id) };
  },
};
