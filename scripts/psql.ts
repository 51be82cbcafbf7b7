import { spawnSync } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { findPlace } from '../server/platform/data/embedded-postgres/place.ts';
import { lookFor } from '../server/platform/data/embedded-postgres/postmaster.ts';
import { DATABASE, OWNER, passwordOf, urlOf } from '../server/platform/data/embedded-postgres/roles.ts';

// `node scripts/psql.ts 'select …'` runs one statement on the database that `npm run dev` (or demo, or start) keeps in DATA_DIR and prints the rows;
// without a statement it opens psql, which must be installed: the embedded PostgreSQL doesn't include it.

const place = await findPlace(path.resolve(process.env.DATA_DIR ?? './.data'));
const running = await lookFor(place.cluster);
if (running.kind !== 'postmaster') {
  console.error(`No database runs in ${place.cluster}. Start the program first, with the same DATA_DIR.`);
  process.exit(1);
}
const statement = process.argv.slice(2).join(' ');
if (statement) {
  const client = new pg.Client({ connectionString: urlOf(place, running.socketFolder) });
  await client.connect();
  console.table((await client.query(statement).finally(() => client.end())).rows);
} else {
  // Not as arguments: everyone on the machine can read those of a process.
  const env = { PGHOST: running.socketFolder, PGUSER: OWNER, PGPASSWORD: passwordOf(place.secret, OWNER), PGDATABASE: DATABASE };
  const { error, status } = spawnSync('psql', { stdio: 'inherit', env: { ...process.env, ...env } });
  if (error)
    console.error('psql is not installed (Debian: `apt-get install postgresql-client`). A statement after the script’s name needs none.');
  process.exitCode = status ?? 1;
}
