import { sql } from 'kysely';
import { mostCounted } from '../../../shared/home/limits.ts';
import type { CasePlace } from '../../../shared/moderation/api.ts';
import { type CaseKind, caseKinds } from '../../../shared/moderation/kinds.ts';
import type { CaseKey, QueueRow } from '../../../shared/moderation/queue-row.ts';
import type { Reader } from '../../platform/data/database.ts';
import { keyset } from '../../platform/data/paging.ts';
import { kindOf, queueRows } from './cases.ts';
import type { WaitingCase } from './kind-of-case.ts';

const oldest = keyset('cases', [
  ['w.since', 'asc', 'instant'],
  ['w.id', 'asc', 'uuid'],
  ['w.kind', 'asc', 'text'],
]);

/** What waits of these kinds, for a query that names it `w`. */
export function waitingCases(db: Reader, kinds: readonly CaseKind[] = caseKinds) {
  return db
    .selectFrom(
      sql<WaitingCase>`(${sql.join(
        kinds.map((kind) => kindOf({ kind }).waiting(db)),
        sql` union all `,
      )})`.as('w'),
    )
    .selectAll('w');
}

const among = (kind: CaseKind | undefined) => (kind ? [kind] : caseKinds);

/** How much of each kind waits, each up to 100. */
export async function countKinds(db: Reader): Promise<Record<CaseKind, number>> {
  const { rows } = await sql<Record<CaseKind, number>>`select ${sql.join(
    caseKinds.map((kind) => sql`(select count(*) from (${waitingCases(db, [kind]).limit(mostCounted)}) n) as ${sql.ref(kind)}`),
  )}`.execute(db);
  return rows[0] as Record<CaseKind, number>;
}

/** A page of what waits for the administrator, the oldest first, and how much of each kind does (docs/domain/lifecycles.md, "The queue"). */
export async function readQueue(db: Reader, { cursor, kind }: { cursor?: string; kind?: CaseKind }) {
  const [{ rows, next }, counts] = await Promise.all([waitingCases(db, among(kind)).$call(oldest.page(cursor)), countKinds(db)]);
  return { rows: await queueRows(db, rows), next, counts };
}

/** A case as the queue shows it, while it waits. */
export async function findWaiting(db: Reader, { kind, id }: CaseKey): Promise<QueueRow | undefined> {
  const waiting = await waitingCases(db, [kind]).where('w.id', '=', id).execute();
  return (await queueRows(db, waiting))[0];
}

/** Where a case stands among those that wait, of all kinds or of one; null once it waits no more. */
export async function findPlace(db: Reader, { kind, id }: CaseKey, only?: CaseKind): Promise<CasePlace | null> {
  const order = (row: 'w' | 'me') => sql`(${sql.ref(`${row}.since`)}, ${sql.ref(`${row}.id`)}, ${sql.ref(`${row}.kind`)})`;
  const key = sql`json_build_object('kind', w.kind, 'id', w.id)`;
  const { rows } = await sql<CasePlace>`
    with w as materialized (${waitingCases(db, among(only))}), me as (select * from w where w.kind = ${kind} and w.id = ${id})
    select
      (select count(*) from (select from w where ${order('w')} <= ${order('me')} limit ${mostCounted}) n) as position,
      (select count(*) from (select from w limit ${mostCounted}) n) as total,
      (select ${key} from w where ${order('w')} < ${order('me')} order by w.since desc, w.id desc, w.kind desc limit 1) as before,
      (select ${key} from w where ${order('w')} > ${order('me')} order by w.since, w.id, w.kind limit 1) as next
    from me`.execute(db);
  return rows[0] ?? null;
}
