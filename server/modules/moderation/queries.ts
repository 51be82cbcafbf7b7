import { type Insertable, sql } from 'kysely';
import type { Reports } from '../../../db/types.ts';
import type { ReportVerdict, ThingKind } from '../../../shared/moderation/kinds.ts';
import type { Database, Reader, Tx } from '../../platform/data/database.ts';

/** A thing that can be reported. */
export interface Thing {
  thing: ThingKind;
  thing_id: string;
}

/** Writes a report that waits. */
export async function insertReport(tx: Tx, report: Insertable<Reports>): Promise<void> {
  await tx.insertInto('reports').values(report).execute();
}

/** A report of this person. */
export function findOwnReport(db: Reader, { user_id }: { user_id: string }, id: string) {
  return db.selectFrom('reports').select(['id', 'created_at']).where('id', '=', id).where('reporter_id', '=', user_id).executeTakeFirst();
}

/** The thing that a report is about, and whose it was when it was reported. */
export function findReported(db: Reader, id: string) {
  return db.selectFrom('reports').select(['thing', 'thing_id', 'owner_id']).where('id', '=', id).executeTakeFirst();
}

const photosOf = {
  bid: sql`select unnest(image_urls) as url from bids where id = `,
  car: sql`select unnest(c.image_urls || coalesce(ch.image_urls, '{}')) as url from cars c left join car_changes ch on ch.car_id = c.id where c.id = `,
  message: sql`select unnest(image_urls) as url from messages where id = `,
};

/** The addresses of the photos that a thing shows. */
export async function findPhotosOf(db: Reader, { thing, thing_id }: Thing): Promise<string[]> {
  if (thing !== 'bid' && thing !== 'car' && thing !== 'message') return [];
  const { rows } = await sql<{ url: string }>`${photosOf[thing]}${thing_id}`.execute(db);
  return rows.map(({ url }) => url);
}

/** Decides all open reports of a thing, and returns their ids: none when they were decided meanwhile. */
export async function decideAll(
  tx: Tx,
  { thing, thing_id }: Thing,
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

/** Who sent these reports, whoever is still there. */
export function findWhoSent(db: Reader, reportIds: string[]) {
  return db
    .selectFrom('reports as r')
    .innerJoin('users as u', 'u.id', 'r.reporter_id')
    .select('r.reporter_id')
    .distinct()
    .where('r.id', 'in', reportIds)
    .execute();
}

/** Takes this person's own words out of their reports, and what their account said out of those about them. */
export async function forgetWords(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('reports').set({ words: null }).where('reporter_id', '=', userId).execute();
  await tx.updateTable('reports').set({ as_reported: null }).where('thing_id', '=', userId).where('thing', '=', 'person').execute();
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
