import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { mendFigures } from '../../server/modules/figures/mend.ts';
import { openDatabase, openPool } from '../../server/platform/data/database.ts';
import { createLog } from '../../server/platform/process/log.ts';
import { statements } from './statements.ts';

/** Opens every account of a filled marketplace. */
export const password = 'Benchmark1';

/** How much a marketplace has of what is named for it. */
export interface Size {
  requests: number;
  cars: number;
  /** Each with its accepted offer: so many as there are offers at most. */
  viewings: number;
}

const bidsEach = 5;

/** A marketplace of so many requests, and of the rest as much as belongs to it: 10,000 requests have 4,000 cars and 10,000 viewings. */
export const sizeOf = ({ requests = 10_000, cars = Math.ceil(requests * 0.4), viewings = requests }: Partial<Size>): Size => ({
  requests,
  cars,
  viewings,
});

/**
 * Fills an empty, migrated database with a marketplace of a year, all of it on SQL's side, with five offers on each request and ten messages about each
 * viewing. `buyer1@bench.example` and `dealer1@bench.example` have the most. Says how long each part took; throws when there are requests already, or
 * fewer offers than viewings.
 */
export async function fill(databaseUrl: string, size: Size, say: (line: string) => void): Promise<void> {
  if (size.viewings > size.requests * bidsEach)
    throw new Error(`${size.requests} requests have ${size.requests * bidsEach} offers, and so many viewings at most.`);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from car_requests limit 1');
    if (rowCount) throw new Error('There are requests in this database already; the marketplace needs an empty one.');
    await client.query('set synchronous_commit = off; select setseed(0.5)');
    const columns = Object.entries(columnsOf(size)).map(([name, count]) => `${count} as ${name}`);
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

// As many buyers and dealers as such a marketplace has.
const columnsOf = ({ requests, cars, viewings }: Size) => ({
  requests,
  cars,
  viewings,
  buyers: Math.ceil(requests / 5),
  dealers: Math.max(2 * bidsEach, Math.ceil(requests / 50)),
  bids_each: bidsEach,
  messages_each: 10,
});

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
