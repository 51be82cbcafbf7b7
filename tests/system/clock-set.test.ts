import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { crontab } from '../../server/jobs.ts';
import { queueLogger } from '../../server/platform/data/queue.ts';
import { clockRows, queuedJobs } from '../../server/platform/data/queue-tables.ts';
import { openWork } from '../../server/platform/data/work.ts';
import { clockSet } from '../../server/platform/process/clock.ts';
import { atEnd, testDatabase } from '../support/database.ts';
import { log } from '../support/faults.ts';
import { soon } from '../support/soon.ts';

afterEach(() => vi.useRealTimers());

/** The schedule on a database of its own, by a clock that a test sets; the jobs stay in the queue. */
async function scheduled({ look }: { look: number }) {
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true });
  setTo(Date.now());
  const { db, url } = await testDatabase();
  // The queue needs dates, which our own pools read as text.
  const pool = new pg.Pool({ connectionString: url, max: 6 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const options = { pgPool: pool, crontab, taskList: { nothing: async () => undefined }, noHandleSignals: true, logger: queueLogger(log) };
  const work = await openWork(options, pool, log, { look });
  atEnd(async () => {
    await work.stop('the test is over');
    await work.ended;
    await pool.end();
  });
  const waiting = async () =>
    (
      await sql<{ name: string; ahead: number }>`
    select name, extract(epoch from run_at - now()) / 60 as ahead from ${queuedJobs} j`.execute(db)
    ).rows;
  const lastMinute = async () => {
    const { rows } = await sql<{ at: Date }>`
      select last_execution as at from ${clockRows} where identifier = 'sum-up-figures'`.execute(db);
    return Number(new Date(rows[0]?.at ?? 0));
  };
  return { waiting, lastMinute };
}

const minute = 60_000;
/** Sets the clock this long before the end of a minute of its own. */
const setTo = (time: number) => vi.setSystemTime(Math.floor(time / minute) * minute + minute - 100);

it('a clock that was ten hours late queues no job twice', async () => {
  const { waiting, lastMinute } = await scheduled({ look: 600 * minute });
  const begun = Date.now();
  setTo(begun + 600 * minute);
  await soon(async () => expect(await lastMinute()).toBeGreaterThan(begun + 599 * minute));
  const names = (await waiting()).map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(names).toContain('prune-rate-limits');
});

it('a clock that is set ten hours ahead and back queues no job twice, and its jobs go on', async () => {
  const { waiting, lastMinute } = await scheduled({ look: 50 });
  const begun = Date.now();
  setTo(begun + 600 * minute);
  await soon(async () => expect(await lastMinute()).toBeGreaterThan(begun + 599 * minute));
  const names = (await waiting()).map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  setTo(begun + minute);
  await soon(async () => expect(Math.abs((await lastMinute()) - begun)).toBeLessThan(3 * minute));
  await soon(async () => expect((await waiting()).filter(({ ahead }) => ahead > 2)).toEqual([]));
});

it.each([
  [[0, 1_000, 2_000], 0],
  [[0, 1_000, 30_999], 0],
  [[0, 1_000, 62_000], 60_000],
  [[0, 1_000, -598_000], -600_000],
])('a clock that says %j each second was set by %i ms', (times, by) => {
  const says = times.values();
  const steady = [0, 1_000, 2_000].values();
  const set = clockSet(
    () => says.next().value ?? 0,
    () => steady.next().value ?? 0,
  );
  expect(set()).toBe(0);
  expect(set()).toBe(by);
});
