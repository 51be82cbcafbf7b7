import { CompiledQuery, sql } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { TooOften } from '../http/errors.ts';
import type { Reader } from './database.ts';
import type { Job } from './queue.ts';

/** How often one account, network or thing may do something. A limit stands beside the verb that it protects. */
export interface RateLimit {
  /** Unique; stored with the count. */
  name: string;
  /** How many times in `duration` seconds, which begin with the first. */
  points: number;
  duration: number;
  /** What the user is told before when they can go on; 'Too many attempts.' unless given. */
  told?: string;
}

/**
 * Takes one of this key's points. All servers count together, in the database. Throws 429, which says when to come back, when none is left.
 *
 * An act that changes rows is counted in its own transaction, after its rules and locks: what is refused or rolled back, and a repeated create,
 * cost nothing, and of acts at the same moment none slips through.
 */
export async function takePoint(db: Reader, limit: RateLimit, key: string): Promise<void> {
  try {
    await limiterOn(db, limit).consume(key);
  } catch (refused) {
    if (refused instanceof RateLimiterRes) throw new TooOften(Math.ceil(refused.msBeforeNext / 1000), limit.told);
    throw refused;
  }
}

/** Gives this key all its points back: a right password, say, clears the wrong ones before it. */
export async function givePointsBack(db: Reader, limit: RateLimit, key: string): Promise<void> {
  await limiterOn(db, limit).delete(key);
}

// Made for each use, because it must ask through the caller's transaction.
function limiterOn(db: Reader, { name, points, duration }: RateLimit): RateLimiterPostgres {
  const query = ({ text, values = [] }: { text: string; values?: unknown[] }) => db.executeQuery(CompiledQuery.raw(text, values));
  return new RateLimiterPostgres({
    storeClient: { query },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration,
  });
}

/** Forgets the counts whose time is over. */
const pruneRateLimits: Job = {
  name: 'prune-rate-limits',
  clock: { cron: '30 * * * *', catchUp: '1h' },
  async run({ db }) {
    await db.deleteFrom('rate_limits').where('expire', '<', sql<number>`extract(epoch from now()) * 1000`).execute();
  },
};

export const rateLimitJobs = [pruneRateLimits];
