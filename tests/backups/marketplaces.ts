import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { columnsOf } from '../../server/modules/files/columns.ts';
import { backedUp } from '../../server/modules/files/tables.ts';
import type { Database } from '../../server/platform/data/database.ts';

const sha = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** A hash of each table that is backed up: all its rows but the numbers of transactions, and but what making and restoring a backup has logged. */
export async function hashesOf(db: Database): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const table of backedUp) {
    const columns = (await columnsOf(db, table)).filter(({ type }) => type !== 'xid8').map(({ name }) => sql.ref(name));
    const logged = sql`(select id from events where type in ('file.ready', 'backup.restored'))`;
    const of =
      table === 'events' ? sql`where id not in ${logged}` : table.startsWith('event_') ? sql`where event_id not in ${logged}` : sql``;
    const { rows } = await sql<{ row: string }>`
      select row(${sql.join(columns)})::text as row from ${sql.table(table)} ${of} order by 1`.execute(db);
    hashes[table] = `${rows.length} ${sha(rows.map(({ row }) => row).join('\n'))}`;
  }
  return hashes;
}

/** A hash of each photo's files below a DATA_DIR. */
export function photosIn(dataDir: string): Record<string, string> {
  const folder = path.join(dataDir, 'files');
  const files = globSync('{photos,private-photos}/**/*.webp', { cwd: folder }).sort();
  return Object.fromEntries(files.map((file) => [file, sha(readFileSync(path.join(folder, file)))]));
}
