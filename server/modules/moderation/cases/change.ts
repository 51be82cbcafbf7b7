import { sql } from 'kysely';
import { type Business, businessOf, changedFields } from '../../../../shared/business/rules.ts';
import { recordOf } from '../../../../shared/field-row.ts';
import type { CaseView } from '../../../../shared/moderation/api.ts';
import type { Profile } from '../../../../shared/profile/api.ts';
import { businessNames } from '../../../../shared/profile/fields.ts';
import type { Reader } from '../../../platform/data/database.ts';
import { findLast } from '../../audit/audit.ts';
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
      .select(businessNames.map((name) => sql.ref<string | null>(`ch.${name}`).as(`new_${name}` as const)))
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
    if (!profile) return undefined;
    return { kind: 'change', id, profile, ...(await decidedOf(db, profile)), person: await findPersonFacts(db, id) };
  },
};

type Decided = Pick<Extract<CaseView, { kind: 'change' }>, 'compared' | 'decided_at'>;

/** What waits or was refused beside what is in force; of what was approved, of which nothing else is kept, what the log says. */
async function decidedOf(db: Reader, profile: Profile): Promise<Decided> {
  const { user_id, business_change: change, verification } = profile;
  if (change) {
    const refused = change.refused_reason === null ? undefined : await findLast(db, change.id, ['business.change_refused']);
    return { compared: { before: businessOf(profile), after: businessOf(change) }, decided_at: refused?.created_at ?? null };
  }
  const approved = verification?.step === 'change_approved' ? await findLast(db, user_id, ['business.change_approved']) : undefined;
  if (!approved) return { compared: null, decided_at: null };
  return { compared: { before: businessIn(approved.before), after: businessIn(approved.after) }, decided_at: approved.created_at };
}

/** The log keeps only what changed. */
const businessIn = (logged: unknown): Business => ({ ...nothing, ...(logged as Partial<Business> | null) });

const nothing = recordOf(businessNames, () => null);
