import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { testApp } from '../support/app.ts';
import { buyer, dealer } from '../support/people.ts';

const { app, db } = await testApp();

it('figures are worked out two at a time, whoever asks and in whatever form; of too many that wait the eager one’s are turned away', async () => {
  const [eager, other] = [await dealer(app, db), await buyer(app, db)];
  const working = async () => {
    const statement = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return (await statement.execute(db)).rows.length;
  };
  const asked = await db.transaction().execute(async (tx) => {
    await sql`lock table commissions in access exclusive mode`.execute(tx);
    const reads = Array.from({ length: 60 }, (_, n) => eager.get(n % 2 ? '/api/analytics/dealer' : '/api/analytics/dealer/csv'));
    await vi.waitUntil(async () => (await working()) >= 2, { timeout: 60_000 });
    const refused = await Promise.race(reads);
    expect([refused.statusCode, refused.json().detail]).toEqual([
      429,
      'Too many people are looking at their figures at this moment. Please try again in a minute.',
    ]);
    const others = other.get('/api/analytics/buyer');
    expect((await eager.get('/api/notifications')).statusCode).toBe(200);
    expect(await working()).toBe(2);
    return { reads, others };
  });
  expect((await asked.others).statusCode).toBe(200);
  const statuses = (await Promise.all(asked.reads)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(41);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});
