import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sql } from 'kysely';
import { restoringWords } from '../../../words/files/restoring.ts';
import type { Reader, Tx } from '../../platform/data/database.ts';
import { CannotStart } from '../../platform/process/cannot-start.ts';
import { asWritten, columnsOf } from './columns.ts';
import { damaged } from './read-backup.ts';

const decompressed = promisify(gunzip);

// A thousand rows are some megabytes. What grows far beyond that was made to use up the memory.
const longestPart = 256 * 1024 ** 2;

/** Throws CannotStart unless nobody has used this database: it has no tables yet, or ours, in which there are no accounts and nothing has happened. */
export async function mustBeEmpty(db: Reader): Promise<void> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  const isOurs = ['users', 'events'].every((table) => rows.some(({ name }) => name === table));
  const { rows: used } = isOurs ? await sql`select from users union all select from events limit 1`.execute(db) : { rows };
  if (used.length > 0)
    throw new CannotStart(
      'The database is not empty. A backup is restored into an empty one only: nothing that is there is ever overwritten.',
    );
}

/**
 * Makes these tables ready for their rows: locked, empty, without what the database would do by itself on each row, and without foreign keys, so that their
 * order does not matter. Throws CannotStart when the
 * database is not empty. Returns what ends that: the keys are made again, which checks every row, and numbers go on after the highest.
 */
export async function openTables(tx: Tx, tables: string[]): Promise<() => Promise<void>> {
  await asWritten(tx);
  await sql`lock table users, events`.execute(tx);
  await mustBeEmpty(tx);
  const { rows: keys } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(tx);
  for (const { table, name } of keys) await sql`alter table ${sql.raw(table)} drop constraint ${sql.raw(name)}`.execute(tx);
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(tx);
  return async () => {
    for (const table of tables) await goOnCounting(tx, table);
    for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx);
    for (const { table, name, definition } of keys)
      await sql`alter table ${sql.raw(table)} add constraint ${sql.raw(name)} ${sql.raw(definition)}`.execute(tx).catch((error: Error) => {
        throw isOfRows(error) ? damaged(restoringWords.danglingRows(table, name)) : error;
      });
    for (const table of tables) await sql`analyze ${sql.table(table)}`.execute(tx);
  };
}

/** Whether an error is about what rows say, not about how it stands with the database. */
export const isOfRows = (error: Error & { code?: string }) => /^2[23]/.test(error.code ?? '');

/** Takes all rows out of this database again, which was empty before. */
export async function emptyTables(tx: Tx): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'`.execute(tx);
  for (const { name } of rows) await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx);
  await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(tx);
  for (const { name } of rows) await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx);
}

async function goOnCounting(tx: Tx, table: string): Promise<void> {
  for (const { name, isIdentity } of await columnsOf(tx, table))
    if (isIdentity)
      await sql`select setval(pg_get_serial_sequence(${table}, ${name}), coalesce(max(${sql.ref(name)}), 0) + 1, false) from ${sql.table(table)}`.execute(
        tx,
      );
}

/** Writes the rows of one part of a table; how many. The numbers of another database's transactions mean nothing here: those events come before all others. */
export async function loadRows(tx: Tx, table: string, part: Buffer): Promise<number> {
  const rows = await decompressed(part, { maxOutputLength: longestPart }).catch((error: Error) => {
    throw damaged(restoringWords.unreadableRows(table, error.message));
  });
  const lines = rows.toString().trimEnd().split('\n');
  const columns = await columnsOf(tx, table);
  const values = columns.map(({ name, type }) => (type === 'xid8' ? sql`'0'::xid8` : sql`(r ->> ${sql.lit(name)})::${sql.raw(type)}`));
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))}) overriding system value
    select ${sql.join(values)} from json_array_elements(${`[${lines.join(',')}]`}::json) r`
    .execute(tx)
    .catch((error: Error) => {
      throw isOfRows(error) ? damaged(restoringWords.unfitRows(table, error.message)) : error;
    });
  return lines.length;
}
