import { type RawBuilder, sql } from 'kysely';
import { mostCounted } from '../../../shared/home/limits.ts';
import type { CasePlace } from '../../../shared/moderation/api.ts';
import { type CaseKind, caseKinds } from '../../../shared/moderation/kinds.ts';
import type { CaseKey, QueueRow } from '../../../shared/moderation/queue-row.ts';
import type { Reader } from '../../platform/data/database.ts';
import { keyset, pageSize } from '../../platform/data/paging.ts';
import { kindOf, queueRows } from './cases.ts';
import type { WaitingCase } from './kind-of-case.ts';

const oldest = keyset('cases', [
  ['w.since', 'asc', 'instant'],
  ['w.id', 'asc', 'uuid'],
  ['w.kind', 'asc', 'text'],
]);

const waitingOf = (db: Reader, kind: CaseKind) => kindOf({ kind }).waiting(db);
const together = (some: RawBuilder<unknown>[]) => sql<WaitingCase>`(${sql.join(some, sql` union all `)})`;

/** What waits of these kinds, for a query that names it `w`. */
export function waitingCases(db: Reader, kinds: readonly CaseKind[] = caseKinds) {
  return db.selectFrom(together(kinds.map((kind) => waitingOf(db, kind))).as('w')).selectAll('w');
}

/** The same, of each kind the first `count` after the cursor: however much waits, no more of it is read. */
export function oldestCases(db: Reader, kinds: readonly CaseKind[], count: number, cursor?: string) {
  const first = (kind: CaseKind) => sql`(${waitingCases(db, [kind]).$call(oldest.take(cursor, count))})`;
  return db.selectFrom(together(kinds.map(first)).as('w')).selectAll('w');
}

const among = (kind: CaseKind | undefined) => (kind ? [kind] : caseKinds);

/** How much of each kind waits, each up to 100. */
export async function countKinds(db: Reader): Promise<Record<CaseKind, number>> {
  const { rows } = await sql<Record<CaseKind, number>>`select ${sql.join(
    caseKinds.map((kind) => sql`(select count(*) from (${oldestCases(db, [kind], mostCounted)}) n) as ${sql.ref(kind)}`),
  )}`.execute(db);
  return rows[0] as Record<CaseKind, number>;
}

/** A page of what waits for the administrator, the oldest first, and how much of each kind does (docs/domain/lifecycles.md, "The queue"). */
export async function readQueue(db: Reader, { cursor, kind }: { cursor?: string; kind?: CaseKind }) {
  const page = oldestCases(db, among(kind), pageSize + 1, cursor).$call(oldest.page(cursor));
  const [{ rows, next }, counts] = await Promise.all([page, countKinds(db)]);
  return { rows: await queueRows(db, rows), next, counts };
}

/** A case as the queue shows it, while it waits. */
export async function findWaiting(db: Reader, { kind, id }: CaseKey): Promise<QueueRow | undefined> {
  const waiting = await waitingCases(db, [kind]).where('w.id', '=', id).execute();
  return (await queueRows(db, waiting))[0];
}

/** Where a case stands among those that wait, of all kinds or of one; null once it waits no more. Counts and neighbours are read from the case outwards. */
export async function findPlace(db: Reader, { kind, id }: CaseKey, only?: CaseKind): Promise<CasePlace | null> {
  const kinds = among(only);
  if (!kinds.includes(kind)) return null;
  const since = sql<string>`w.since::text`.as('since');
  const me = await db
    .selectFrom(waitingCases(db, [kind]).as('w'))
    .select(since)
    .where('w.id', '=', id)
    .executeTakeFirst();
  if (!me) return null;
  const here = sql`(${me.since}::timestamptz, ${id}::uuid, ${kind})`;
  const nearest = (side: '<' | '<=' | '>', count: number) => {
    const order = sql.raw(['since', 'id', 'kind'].map((key) => (side === '>' ? key : `${key} desc`)).join());
    const ofKind = (one: CaseKind) =>
      sql`(select * from (${waitingOf(db, one)}) w where (w.since, w.id, w.kind) ${sql.raw(side)} ${here} order by ${order} limit ${count})`;
    return sql`(select * from ${together(kinds.map(ofKind))} w order by ${order} limit ${count})`;
  };
  const { rows } = await sql<CasePlace>`select
    (select count(*) from ${nearest('<=', mostCounted)} w) as position,
    (select count(*) from (${oldestCases(db, kinds, mostCounted).limit(mostCounted)}) w) as total,
    (select json_build_object('kind', w.kind, 'id', w.id) from ${nearest('<', 1)} w) as before,
    (select json_build_object('kind', w.kind, 'id', w.id) from ${nearest('>', 1)} w) as next`.execute(db);
  return rows[0] ?? null;
}
