import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { mendFigures } from '../../server/modules/figures/mend.ts';
import { openDatabase, openPool } from '../../server/platform/data/database.ts';
import { createLog } from '../../server/platform/process/log.ts';
import { statements } from './statements.ts';

/** Opens every account of a filled marketplace. */
export const password = 'Benchmark1';

/** How much there is of each kind when `times` is 1. */
const usual = { buyers: 2_000, dealers: 200, requests: 10_000, bids_each: 5, messages_each: 10, cars_each: 20 };
const grows = ['buyers', 'dealers', 'requests'];

/**
 * Fills an empty, migrated database with a marketplace of a year, all of it on SQL's side: 10,000 requests, 50,000 bids and 100,000 messages, and as
 * many times as much as `times` says. `buyer1@bench.example` and `dealer1@bench.example` have the most. Says how long each part took; throws when
 * there are requests already.
 */
export async function fill(databaseUrl: string, times: number, say: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from car_requests limit 1');
    if (rowCount) throw new Error('There are requests in this database already; the marketplace needs an empty one.');
    await client.query('set synchronous_commit = off; select setseed(0.5)');
    const columns = Object.entries(usual).map(([name, count]) => `${grows.includes(name) ? count * times : count} as ${name}`);
    const passwordHash = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    await client.query(`create temp table size as select ${columns}, '${passwordHash}' as password_hash`);
    const timed = async (name: string, act: () => Promise<unknown>) => {
      const begun = performance.now();
      await act();
      say(`${name}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    };
    // What triggers keep row by row is said once instead: the statements say it of the threads, the job of the figures counts (docs/decisions/0040-figures.md).
    await client.query(keepingTriggers('disable'));
    for (const [name, statement] of Object.entries(statements)) await timed(name, () => client.query(statement));
    await client.query(keepingTriggers('enable'));
    await client.query('vacuum analyze');
    await timed('figures', () => countFigures(databaseUrl));
  } finally {
    await client.end();
  }
}

const keepingTriggers = (how: 'disable' | 'enable') => `
  do $$ declare kept record; begin
    for kept in select tgrelid::regclass as of, tgname from pg_trigger where tgname like 'keep\\_%' or tgname = 'messages_noted' loop
      execute format('alter table %s ${how} trigger %I', kept.of, kept.tgname);
    end loop;
  end $$`;

async function countFigures(databaseUrl: string): Promise<void> {
  const pool = openPool(databaseUrl, createLog('warn', 'bench'), { max: 1 });
  await mendFigures(openDatabase(pool));
  await pool.end();
}
