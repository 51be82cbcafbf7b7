import type pg from 'pg';
import { afterAll, inject, onTestFinished, TestRunner } from 'vitest';

import { type Database, openDatabase, openPool } from '../../server/platform/data/database.ts';
import { databaseAt } from './database-at.ts';
import { log } from './faults.ts';
import type {} from './global-setup.ts';
import { createDatabase, dropDatabase } from './test-postgres.ts';

/** Runs this at the end of the current test, or, outside of a test, of the file; in reverse order of the calls. */
export function atEnd(work: () => Promise<unknown>): void {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await work()));
  else afterAll(async () => void (await work()));
}

/**
 * A new, migrated database (of another template: as that is) for this test file, or for the test that calls it; dropped afterwards. As its owner, who can
 * move the past; `programUrl` is what server and worker are given.
 */
export async function testDatabase(template = 'template_app'): Promise<{ db: Database; pool: pg.Pool; url: string; programUrl: string }> {
  const server = inject('postgresUrl');
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const url = await createDatabase(server, name, template);
  const pool = openPool(url, log);
  const db = openDatabase(pool);
  atEnd(async () => {
    await db.destroy();
    await dropDatabase(server, name);
  });
  return { db, pool, url, programUrl: databaseAt(inject('programUrl'), name) };
}
