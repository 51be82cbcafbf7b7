import type { FileHandle } from 'node:fs/promises';
import { restoringWords } from '../../../words/files/restoring.ts';
import type { Database, Tx } from '../../platform/data/database.ts';
import { migrate, placeOfMigration } from '../../platform/data/migrate.ts';
import type { Storage } from '../../platform/files/storage.ts';
import { record } from '../../platform/live/events.ts';
import type { Log } from '../../platform/process/log.ts';
import { isPhotoFile } from '../photos/owners.ts';
import { emptyTables, isOfRows, loadRows, mustBeEmpty, openTables } from './load.ts';
import type { Manifest } from './manifest.ts';
import { photoFiles } from './parts.ts';
import { checkBackup, checkTables, damaged, partsOf } from './read-backup.ts';
import { admit, type Standing, standingOf } from './seal.ts';

/** Where a backup is restored to. */
export interface RestorePlaces {
  db: Database;
  databaseUrl: string;
  storage: Storage;
  log: Log;
  /** What backups are sealed with here; undefined where there is no key yet. */
  backupsKey: Buffer | undefined;
  /** Whether one is restored, too, that was not sealed with it. */
  takesForeign: boolean;
  /** Says what whoever restores has to know, before anything is written. */
  warn: (sentence: string) => void;
}

/** A file that takes its place with what is restored, and goes again when that fails. */
export interface Placed {
  store: Storage;
  key: string;
  bytes: Buffer;
}

/** What was restored: what the backup says of itself, and how its seal stands to the key that is here. */
export interface Restored extends Manifest {
  seal: Standing;
}

/**
 * Puts a backup into an empty database, with its photos and these files (docs/domain/backups.md, "Restoring"). Throws CannotStart, having left nothing, for a
 * file that is damaged, not ours, of a newer version or from before the baseline, and for a database that is not empty.
 */
export async function restoreBackup(places: RestorePlaces, file: FileHandle, more: Placed[]): Promise<Restored> {
  const { db, databaseUrl, log } = places;
  const said = await checkBackup(file);
  const { manifest } = said;
  placeOfMigration(manifest.schema);
  checkTables(manifest);
  const seal = standingOf({ ...said, schema: manifest.schema }, places.backupsKey);
  admit(seal, places);
  await mustBeEmpty(db);
  await migrate(databaseUrl, log, { upTo: manifest.schema });
  await loadAll(places, manifest, file, more);
  await db.transaction().execute((tx) => record(tx, null, { type: 'backup.restored', data: { made_at: manifest.made_at } }, []));
  return { ...manifest, seal };
}

/** Rows first: when the last of them is right, and every photo is one of theirs, files are written. */
async function loadAll(
  { db, databaseUrl, storage, log }: RestorePlaces,
  manifest: Manifest,
  file: FileHandle,
  more: Placed[],
): Promise<void> {
  const placed: Placed[] = [];
  const place = async (one: Placed) => {
    placed.push(one);
    await one.store.put(one.key, one.bytes, 'application/octet-stream');
  };
  let isLoaded = false;
  try {
    await db.transaction().execute(async (tx) => {
      await loadTables(tx, manifest, file);
      await expectPhotosOfRows(tx, manifest);
      for await (const { name, bytes } of partsOf(file, manifest, isPhotoFile)) await place({ store: storage, key: name, bytes });
      for (const one of more) await place(one);
    });
    isLoaded = true;
    await migrate(databaseUrl, log).catch((error: Error) => {
      throw isOfRows(error) ? damaged(restoringWords.oldRows(error.message)) : error;
    });
  } catch (error) {
    for (const { store, key } of placed) await store.remove(key);
    if (isLoaded) await db.transaction().execute(emptyTables);
    throw error;
  }
}

async function loadTables(tx: Tx, manifest: Manifest, file: FileHandle): Promise<void> {
  const { tables } = manifest;
  const close = await openTables(tx, Object.keys(tables));
  const loaded = new Map<string, number>();
  const tableOf = (name: string) => name.split('/')[1] ?? '';
  const isWanted = (name: string) => name.startsWith('tables/') && tableOf(name) in tables;
  for await (const { name, bytes } of partsOf(file, manifest, isWanted)) {
    const table = tableOf(name);
    loaded.set(table, (loaded.get(table) ?? 0) + (await loadRows(tx, table, bytes)));
  }
  for (const [table, count] of Object.entries(tables))
    if (count !== (loaded.get(table) ?? 0)) throw damaged(restoringWords.missingRows(table));
  await close();
}

async function expectPhotosOfRows(tx: Tx, { parts }: Manifest): Promise<void> {
  const named = await photoFiles(tx);
  for (const name of Object.keys(parts)) if (isPhotoFile(name) && !named.has(name)) throw damaged(restoringWords.unnamedPhoto(name));
}
