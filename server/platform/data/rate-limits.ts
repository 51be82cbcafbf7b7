import { sql } from 'kysely';
import { TooOften } from '../http/errors.ts';
import { inBatches } from './batches.ts';
import type { Database, Reader } from './database.ts';
import type { Job } from './queue.ts';

/** How often one account, network or thing may do something. A limit stands beside the verb that it protects. */
export interface RateLimit {
  /** Unique; stored with the count. */
  name: string;
  /** How many times in `duration` seconds, which begin with the first. */
  points: number;
  duration: number;
  /** What the user is told before when they can go on; 'Too many attempts.' unless given. */
  told?: () => string;
}

/**
 * Under which key a limit counts for whom or what: nobody can read there an e-mail that somebody typed, which may be that of somebody who was erased. Made
 * with the secret of all servers (`sharedSecret`), which a server needs before it listens.
 */
export function countOf(limit: string, key: string) {
  const secret = sql`(select secret from live_cursor_key)`;
  return sql<string>`${limit}::text || ':' || encode(sha256(${secret} || convert_to(${key}, 'UTF8')), 'hex')`;
}

/**
 * Takes one of this key's points. All servers count together, in the database. Returns how many are taken now. Throws 429, which says when to come
 * back, when none is left.
 *
 * An act that changes rows is counted in its own transaction, after its rules and locks: what is refused or rolled back, and a repeated create,
 * cost nothing, and of acts at the same moment none slips through.
 */
export async function takePoint(db: Reader, limit: RateLimit, key: string): Promise<number> {
  const { points, seconds } = await countOne(db, limit, key);
  if (points > limit.points) throw new TooOften(seconds, limit.told?.());
  return points;
}

/** Counts one more of this key, be it too many: how many there are, and in how many seconds the count begins anew. */
async function countOne(db: Reader, { name, duration }: RateLimit, key: string): Promise<{ points: number; seconds: number }> {
  const isOver = sql<boolean>`rate_limits.ends_at <= now()`;
  return db
    .insertInto('rate_limits')
    .values({ key: countOf(name, key), points: 1, ends_at: sql`now() + make_interval(secs => ${duration})` })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        points: sql`case when ${isOver} then 1 else rate_limits.points + 1 end`,
        ends_at: sql`case when ${isOver} then excluded.ends_at else rate_limits.ends_at end`,
      }),
    )
    .returning(['points', sql<number>`ceil(extract(epoch from ends_at - now()))`.as('seconds')])
    .executeTakeFirstOrThrow();
}

/** Takes one of this key's points as `takePoint` does; false instead of a refusal when none is left. */
export async function tryPoint(db: Reader, limit: RateLimit, key: string): Promise<boolean> {
  return (await countOne(db, limit, key)).points <= limit.points;
}

/** How many of this key's points are taken; takes none. Throws as `takePoint` does when none is left. */
export async function pointsTaken(db: Reader, { name, points, told }: RateLimit, key: string): Promise<number> {
  const count = await db
    .selectFrom('rate_limits')
    .select(['points', sql<number>`ceil(extract(epoch from ends_at - now()))`.as('seconds')])
    .where('key', '=', countOf(name, key))
    .where('ends_at', '>', sql<string>`now()`)
    .executeTakeFirst();
  if (count && count.points >= points) throw new TooOften(count.seconds, told?.());
  return count?.points ?? 0;
}

/** Gives this key one point back: what it was taken for did not happen. */
export async function givePointBack(db: Reader, { name }: RateLimit, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ points: sql`points - 1` })
    .where('key', '=', countOf(name, key))
    .where('points', '>', 0)
    .execute();
}

/** Gives this key all its points back: a right password, say, clears the wrong ones before it. */
export async function givePointsBack(db: Reader, { name }: RateLimit, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', countOf(name, key)).execute();
}

/** Forgets the counts whose time is over. */
const pruneRateLimits: Job = {
  name: 'prune-rate-limits',
  clock: { cron: '30 * * * *', catchUp: '1h' },
  async run({ db }) {
    await inBatches((size) => forgetEnded(db, size));
  },
};

/** Forgets up to `limit` ended counts. Those that an act holds are left to it: it may want another of them, and both would wait for ever. */
async function forgetEnded(db: Database, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('rate_limits')
    .where('key', 'in', (count) =>
      count.selectFrom('rate_limits').select('key').where('ends_at', '<', sql<string>`now()`).limit(limit).forUpdate().skipLocked(),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export const rateLimitJobs = [pruneRateLimits];
