import type { FileHandle } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Database, Tx } from '../../platform/data/database.ts';
import { migrate, placeOfMigration } from '../../platform/data/migrate.ts';
import type { Storage } from '../../platform/files/storage.ts';
import { record } from '../../platform/live/events.ts';
import { CannotStart } from '../../platform/process/cannot-start.ts';
import type { Log } from '../../platform/process/log.ts';
import { isPhotoFile } from '../photos/owners.ts';
import { loadRows, mustBeEmpty, openTables } from './load.ts';
import type { Manifest } from './manifest.ts';
import { checkBackup, checkTables, entriesOf } from './read-backup.ts';

/** Where a backup is restored to. */
export interface RestorePlaces {
  db: Database;
  databaseUrl: string;
  storage: Storage;
  log: Log;
}

/**
 * Puts a backup into an empty database, with its photos (docs/domain/backups.md, "Restoring"). Throws CannotStart, having changed nothing that counts, for
 * a file that is damaged, of a newer version or from before the baseline, and for a database that is not empty. Returns what the backup says of itself.
 */
export async function restoreBackup({ db, databaseUrl, storage, log }: RestorePlaces, file: FileHandle): Promise<Manifest> {
  const manifest = await checkBackup(file);
  placeOfMigration(manifest.schema);
  checkTables(manifest);
  await mustBeEmpty(db);
  await migrate(databaseUrl, log, { upTo: manifest.schema });
  await db.transaction().execute((tx) => loadAll(tx, storage, manifest, file));
  await migrate(databaseUrl, log);
  await db.transaction().execute((tx) => record(tx, null, { type: 'backup.restored', data: { made_at: manifest.made_at } }, []));
  return manifest;
}

async function loadAll(tx: Tx, storage: Storage, { tables }: Manifest, file: FileHandle): Promise<void> {
  const close = await openTables(tx, Object.keys(tables));
  const loaded = new Map<string, number>();
  for await (const { name, content } of entriesOf(file)) {
    const [folder, table = ''] = name.split('/');
    if (folder === 'tables' && table in tables)
      loaded.set(table, (loaded.get(table) ?? 0) + (await loadRows(tx, table, await buffer(content))));
    else if (isPhotoFile(name)) await storage.put(name, content, 'image/webp');
    else content.resume();
  }
  for (const [table, count] of Object.entries(tables))
    if (count !== (loaded.get(table) ?? 0))
      throw new CannotStart(`The file is damaged: it has not all rows of ${table}. Nothing was restored.`);
  await close();
}
