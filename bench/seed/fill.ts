import { hash } from '@node-rs/argon2';
import pg from 'pg';
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
    for (const [name, statement] of Object.entries(statements)) {
      const begun = performance.now();
      await client.query(statement);
      say(`${name}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    }
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
