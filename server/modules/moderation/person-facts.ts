import { type RawBuilder, sql } from 'kysely';
import type { PersonFacts } from '../../../shared/moderation/person-facts.ts';
import type { Reader } from '../../platform/data/database.ts';
import { verifiedSince } from '../dealers/dealers.ts';
import { isSuspended, shownName } from '../profile/columns.ts';

// Two counts, each on its own index: one condition on both columns would read everybody's sales.
const soldBy = (party: 'buyer_id' | 'dealer_id') =>
  sql`(select count(*) from appointments a where a.${sql.ref(party)} = p.user_id and a.outcome = 'sold')`;
const sales = sql<number>`${soldBy('buyer_id')} + ${soldBy('dealer_id')}`;

const countDisputes = (which: RawBuilder<unknown>) => sql`count(distinct a.id) filter (where ${which})`;
const overturned = sql`d.verdict = 'overturned'`;
const ownRecord = sql`d.recorded_by = case a.buyer_id when p.user_id then 'buyer' else 'dealer' end`;
const ofOther = sql`d.recorded_by = case a.buyer_id when p.user_id then 'dealer' else 'buyer' end`;

// Of a viewing that both disputed, one; of one that was disputed again, both endings.
const disputes = sql<PersonFacts['disputes']>`(
  select json_build_object(
    'open', ${countDisputes(sql`d.decided_at is null`)}, 'upheld', ${countDisputes(sql`d.verdict = 'upheld'`)},
    'overturned', ${countDisputes(overturned)}, 'overturned_own', ${countDisputes(sql`${overturned} and ${ownRecord}`)},
    'overturned_other', ${countDisputes(sql`${overturned} and ${ofOther}`)}
  )
  from outcome_disputes d join appointments a on a.id = d.appointment_id
  where a.id in (select id from appointments where buyer_id = p.user_id union all select id from appointments where dealer_id = p.user_id)
)`;

const countReports = (verdict: 'unfounded' | 'warned' | 'removed') =>
  sql`count(distinct (t.thing_id, t.decided_at)) filter (where t.verdict = ${verdict})`;

const reports = sql<PersonFacts['reports']>`(
  select json_build_object(
    'unfounded', ${countReports('unfounded')}, 'warned', ${countReports('warned')}, 'removed', ${countReports('removed')}
  )
  from reports t where t.owner_id = p.user_id and t.decided_at is not null
)`;

const warnings = sql<number>`(select count(*) from warnings w where w.user_id = p.user_id)`;

/** A person as the administrator sees them beside a case; there always is one, erased or not. */
export function findPersonFacts(db: Reader, userId: string): Promise<PersonFacts> {
  return db
    .selectFrom('profiles as p')
    .select(['p.user_id', shownName.as('name'), 'p.full_name', 'p.user_type as role', 'p.is_verified', 'p.created_at as member_since'])
    .select((eb) => eb('p.erased_at', 'is not', null).$castTo<boolean>().as('is_erased'))
    .select([isSuspended.as('is_suspended'), warnings.as('warnings')])
    .select([verifiedSince.as('verified_since'), sales.as('sales'), disputes.as('disputes'), reports.as('reports')])
    .where('p.user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Whether the account of a person was erased. */
export async function isErased(db: Reader, userId: string): Promise<boolean> {
  const person = await db.selectFrom('profiles').select('erased_at').where('user_id', '=', userId).executeTakeFirst();
  return person?.erased_at != null;
}
