import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { testDatabase } from './database.ts';

// What the version c8ec722b left, the last one that made its schema in 65 steps: a small marketplace that it had migrated from the 46th of them on, as
// `pg_dump --inserts` wrote it, with jobs in its queue; and the backup that it made of the same.
const folder = path.join(import.meta.dirname, '../data/last-step');

/** The backup of that version. */
export const backupAtLastStep = path.join(folder, 'backup.tar');

/** A new database as that version left it. */
export async function databaseAtLastStep() {
  const made = await testDatabase('template0');
  await made.pool.query(gunzipSync(await readFile(path.join(folder, 'database.sql.gz'))).toString());
  return made;
}
