import { type Insertable, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Reports } from '../../../db/types.ts';
import type { ReportVerdict, ThingKind } from '../../../shared/moderation/kinds.ts';
import type { Role } from '../../../shared/roles.ts';
import type { Database, Reader, Tx } from '../../platform/data/database.ts';
import { shownName } from '../profile/columns.ts';
import type { Standing } from './as-reported.ts';

/** Writes a report that waits. */
export async function insertReport(tx: Tx, report: Insertable<Reports>): Promise<void> {
  await tx.insertInto('reports').values(report).execute();
}

/** A report of this person. */
export function findOwnReport(db: Reader, { user_id }: { user_id: string }, id: string) {
  return db.selectFrom('reports').select(['id', 'created_at']).where('id', '=', id).where('reporter_id', '=', user_id).executeTakeFirst();
}

const decisionsShown = 10;

/** A report with those that wait or were decided with it, and what our team decided before about the thing and its owner. */
export function findReportCase(db: Reader, id: string) {
  return db
    .selectFrom('reports as r')
    .select(['r.id', 'r.thing', 'r.thing_id', 'r.owner_id'])
    .select((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom('reports as d')
          .select([sql<ReportVerdict>`d.verdict`.as('verdict'), sql<string>`d.decision`.as('decision')])
          .select((of) => of.ref('d.decided_at').$notNull().as('decided_at'))
          .whereRef('d.id', '=', 'r.id')
          .where('d.decided_at', 'is not', null),
      ).as('decided'),
      jsonArrayFrom(
        eb
          .selectFrom('reports as o')
          .innerJoin('profiles as p', 'p.user_id', 'o.reporter_id')
          .select(['o.id', 'o.reason', 'o.words', 'o.created_at'])
          .select(sql<Standing | null>`o.as_reported`.as('as_reported'))
          .select(
            sql<{ user_id: string; name: string; role: Role }>`json_build_object(
              'user_id', p.user_id, 'name', ${shownName}, 'role', case when p.admin_role is not null then 'admin' else p.user_type end
            )`.as('reporter'),
          )
          .whereRef('o.thing_id', '=', 'r.thing_id')
          .whereRef('o.thing', '=', 'r.thing')
          .where(sql<boolean>`o.decided_at is not distinct from r.decided_at`)
          .orderBy('o.created_at')
          .orderBy('o.id'),
      ).as('reports'),
    ])
    .where('r.id', '=', id)
    .executeTakeFirst();
}

/** Decisions before this case about its thing, and about others of the same owner, the newest first. Those made together are one. */
export async function findDecisionsBefore(db: Reader, of: { id: string; thing_id: string; owner_id: string }) {
  const decisions = db
    .selectFrom('reports as r')
    .distinctOn(['r.decided_at', 'r.thing_id'])
    .select(['r.id', 'r.thing', 'r.reason', 'r.decided_at'])
    .select([sql<string>`r.decision`.as('decision'), sql<boolean>`r.thing_id = ${of.thing_id}`.as('is_same_thing')])
    .select('r.verdict')
    .where('r.owner_id', '=', of.owner_id)
    .where('r.decided_at', 'is not', null)
    .where(sql<boolean>`r.decided_at is distinct from (select c.decided_at from reports c where c.id = ${of.id})`)
    .orderBy('r.decided_at', 'desc')
    .orderBy('r.thing_id')
    .limit(decisionsShown);
  const rows = await decisions.execute();
  return rows.flatMap(({ verdict, decided_at, ...row }) => (verdict && decided_at ? [{ ...row, verdict, decided_at }] : []));
}

/** Decides all open reports of a thing, and returns their ids: none when they were decided meanwhile. */
export async function decideAll(
  tx: Tx,
  { thing, thing_id }: { thing: ThingKind; thing_id: string },
  decided: { verdict: ReportVerdict; decision: string; decided_by: string },
): Promise<string[]> {
  const rows = await tx
    .updateTable('reports')
    .set({ decided_at: sql`now()`, ...decided })
    .where('thing', '=', thing)
    .where('thing_id', '=', thing_id)
    .where('decided_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Forgets up to `limit` reports that were decided over three years ago, and returns how many they were. */
export async function forgetOld(db: Database, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('reports')
    .where('id', 'in', (report) =>
      report.selectFrom('reports').select('id').where('decided_at', '<', sql<string>`now() - interval '3 years'`).limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
