import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import codegen from '../db/codegen.json' with { type: 'json' };
import { startEmbeddedPostgres } from '../server/platform/data/embedded-postgres.ts';
import { migrate } from '../server/platform/data/migrate.ts';
import { createLog } from '../server/platform/process/log.ts';
import { carFields } from '../shared/cars/fields.ts';
import type { FieldRow } from '../shared/field-row.ts';
import { requestFields } from '../shared/requests/fields.ts';

// `npm run db:types`: writes db/types.ts from the schema; with --verify it only checks that db/types.ts is up to date.
// The columns of choices have the options of their rows; db/codegen.json says what the others are more narrowly than the schema does.

const root = path.join(import.meta.dirname, '..');
const log = createLog('warn', 'db-types');
const dataDir = await mkdtemp(path.join(tmpdir(), 'tafutagari-types-'));
await chmod(dataDir, 0o755); // as root: if the database's user can't enter this folder, the database would be created in /var/lib instead
const postgres = await startEmbeddedPostgres({ dataDir, log });
try {
  await migrate(postgres.url, log);
  const overrides = JSON.stringify({ columns: { ...codegen.overrides.columns, ...(await choiceColumns(postgres.url)) } });
  const options = ['--config-file', 'db/codegen.json', '--overrides', overrides, '--out-file', 'db/types.ts', ...process.argv.slice(2)];
  const { status, stderr } = spawnSync('kysely-codegen', ['--url', postgres.url, ...options], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  // kysely-codegen warns about each override because it can't read types with TypeScript 7, but then uses them unchanged, which is right.
  if (status !== 0) console.error(String(stderr));
  process.exitCode = status ?? 1;
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** The types of the columns that hold one of the options of a field, by their names. */
async function choiceColumns(connectionString: string): Promise<Record<string, string>> {
  const ofCars = { rows: carFields, typeOf: (name: string) => `import('../shared/cars/fields.ts').CarOption<'${name}'>` };
  const ofRequests = { rows: requestFields, typeOf: (name: string) => `import('../shared/requests/fields.ts').RequestOption<'${name}'>` };
  const tables: Record<string, { rows: Readonly<Record<string, FieldRow>>; typeOf: (name: string) => string }> = {
    cars: ofCars,
    bids: ofCars,
    car_requests: ofRequests,
  };
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows: columns } = await client
    .query(
      `select table_name as "table", column_name as name, is_nullable = 'YES' as "mayLack", column_default is not null as "hasDefault"
       from information_schema.columns where table_schema = 'public' and table_name = any($1)`,
      [Object.keys(tables)],
    )
    .finally(() => client.end());
  return Object.fromEntries(
    columns.flatMap(({ table, name, mayLack, hasDefault }) => {
      const of = tables[table];
      if (!of?.rows[name]?.options) return [];
      const type = `${of.typeOf(name)}${mayLack ? ' | null' : ''}`;
      return [[`${table}.${name}`, hasDefault ? `Generated<${type}>` : type]];
    }),
  );
}
