import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../server/platform/data/database.ts';
import { countOf, givePointsBack, rateLimitJobs, takePoint } from '../../server/platform/data/rate-limits.ts';
import { sharedSecret } from '../../server/platform/data/shared-secret.ts';
import { testDatabase } from '../support/database.ts';

const { db } = await testDatabase();
await sharedSecret(db);
const limit = { name: 'offers', points: 3, duration: 3600, told: () => 'You have placed a lot of offers.' };
const key = () => crypto.randomUUID();
const taken = async (tries: Promise<unknown>[]) => (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length;
const within = (act: (tx: Database) => Promise<unknown>) => db.transaction().execute(act);
/** Of which of these there are counts. */
const counted = (...whose: string[]) =>
  Promise.all(
    whose.map(
      async (who) => (await db.selectFrom('rate_limits').select('key').where('key', '=', countOf(limit.name, who)).execute()).length > 0,
    ),
  );

describe('points', () => {
  it('are taken as often as there are any, also by many at once, and then refused with when to come back', async () => {
    const who = key();
    expect(await taken(Array.from({ length: 9 }, () => takePoint(db, limit, who)))).toBe(3);
    await expect(takePoint(db, limit, who)).rejects.toMatchObject({
      problem: { status: 429, code: 'too_often', detail: 'You have placed a lot of offers. Please try again in 60 minutes.' },
      seconds: 3600,
    });
    await takePoint(db, limit, key());
    await takePoint(db, { ...limit, name: 'other' }, who);
    await givePointsBack(db, limit, who);
    await takePoint(db, limit, who);
  });

  it.each([
    [30, 'Please try again in a minute.'],
    [5_400, 'Please try again in 90 minutes.'],
    [5_460, 'Please try again in 2 hours.'],
    [86_400, 'Please try again in 24 hours.'],
  ])('of %i seconds say “%s”', async (duration, sentence) => {
    const who = key();
    const once = { name: 'once', points: 1, duration };
    await takePoint(db, once, who);
    await expect(takePoint(db, once, who)).rejects.toMatchObject({ problem: { detail: `Too many attempts. ${sentence}` } });
  });

  it('begin anew when their time is over, and are then forgotten', async () => {
    const who = key();
    const gone = key();
    for (const one of [who, gone]) await taken([1, 2, 3, 4].map(() => takePoint(db, limit, one)));
    await db
      .updateTable('rate_limits')
      .set({ ends_at: sql`now()` })
      .where(
        'key',
        'in',
        [who, gone].map((one) => countOf(limit.name, one)),
      )
      .execute();
    await takePoint(db, limit, who);
    const [prune] = rateLimitJobs;
    await prune?.run({ db } as never);
    expect(await counted(who, gone)).toEqual([true, false]);
  });
});

describe('in a transaction', () => {
  it('an act that holds one count and wants another is not met by the forgetting of both', async () => {
    const [held, wanted] = [key(), key()];
    for (const one of [held, wanted]) await takePoint(db, limit, one);
    await db
      .updateTable('rate_limits')
      .set({ ends_at: sql`now() - interval '1 minute'` })
      .where(
        'key',
        'in',
        [held, wanted].map((one) => countOf(limit.name, one)),
      )
      .execute();
    await within(async (tx) => {
      await takePoint(tx, limit, held);
      await rateLimitJobs[0]?.run({ db } as never);
      expect(await counted(held, wanted)).toEqual([true, false]);
      await takePoint(tx, limit, wanted);
    });
  });

  it('what is undone costs nothing', async () => {
    const who = key();
    const undone = within(async (tx) => {
      await takePoint(tx, limit, who);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await counted(who)).toEqual([false]);
  });

  it('many at once wait for each other: none slips through', async () => {
    const who = key();
    expect(await taken(Array.from({ length: 9 }, () => within((tx) => takePoint(tx, limit, who))))).toBe(3);
  });
});
