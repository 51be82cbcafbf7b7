import pg from 'pg';
import { inject } from 'vitest';
import { writeVocabulary } from '../../server/modules/search/vocabulary.ts';
import { type Database, openDatabase, openPool } from '../../server/platform/data/database.ts';
import { atEnd } from './database.ts';
import { databaseAt } from './database-at.ts';
import { log } from './faults.ts';
import { fill } from './market-of-100000-rows.ts';

const name = 'market_of_100000';

/**
 * A database with 100,000 cars of 2,000 dealers, 100,000 requests of 1,000 buyers, and bids, photos and saved cars, made by SQL once for the whole run
 * of tests. All tests share it, so it can only be read; for tests of how rows are found, not of what is found.
 */
export async function marketOf100000(): Promise<{ db: Database; pool: pg.Pool }> {
  const server = inject('postgresUrl');
  await madeOnce(server);
  const url = new URL(databaseAt(server, name));
  url.searchParams.set('options', '-c default_transaction_read_only=on -c jit=off');
  const pool = openPool(url.href, log);
  const db = openDatabase(pool);
  atEnd(() => db.destroy());
  return { db, pool };
}

/** Test files run side by side: the first one makes it, the others wait. It is renamed when it is whole. */
async function madeOnce(server: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(100000)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await client.query('drop database if exists half_a_market');
    await client.query('select pg_advisory_lock(1)'); // that of tests/support/database.ts: PostgreSQL can't copy a template twice at once
    await client.query('create database half_a_market template template_app');
    await client.query('select pg_advisory_unlock(1)');
    await fill(databaseAt(server, 'half_a_market'));
    await learnWords(databaseAt(server, 'half_a_market'));
    await client.query(`alter database half_a_market rename to ${name}`);
  } finally {
    await client.end();
  }
}

async function learnWords(url: string): Promise<void> {
  const db = openDatabase(openPool(url, log));
  await writeVocabulary(db);
  await db.destroy();
}
