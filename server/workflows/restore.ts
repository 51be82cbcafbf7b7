import type { FileHandle } from 'node:fs/promises';
import type { ErasureList } from '../modules/erasing/erasing.ts';
import { type RestorePlaces, restoreBackup } from '../modules/files/restoring.ts';
import { eraseAgain } from './erase-account.ts';

/** The list of erasures that lies beside a backup: keys and contents of its files. */
export type ListBeside = [key: string, bytes: Buffer][];

/**
 * Puts a backup into an empty database, and erases again who erased the account since (docs/domain/backups.md, "Restoring"). Throws CannotStart by
 * `restoreBackup`. Returns what it restored: how many rows and files of photos, and whose seal it had.
 */
export async function restore(places: RestorePlaces & ErasureList, file: FileHandle, beside: ListBeside) {
  const known = await places.erasures.keys();
  const erased = beside.filter(([key]) => !known.includes(key)).map(([key, bytes]) => ({ store: places.erasures, key, bytes }));
  const { made_at, tables, photos, seal } = await restoreBackup(places, file, erased);
  await eraseAgain(places, places.log);
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  return { made_at, rows, photos, seal };
}
