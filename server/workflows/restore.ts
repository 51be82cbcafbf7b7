import type { FileHandle } from 'node:fs/promises';
import type { ErasureList } from '../modules/erasing/erasing.ts';
import { type RestorePlaces, restoreBackup } from '../modules/files/restoring.ts';
import { eraseAgain } from './erase-account.ts';

/**
 * Puts a backup into an empty database, and erases again who erased the account since (docs/domain/backups.md, "Restoring"). Throws CannotStart by
 * `restoreBackup`. Returns what it restored, in a sentence.
 */
export async function restore(places: RestorePlaces & ErasureList, file: FileHandle): Promise<string> {
  const { made_at, tables, photos } = await restoreBackup(places, file);
  await eraseAgain(places, places.log);
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  return `Restored the backup of ${made_at}: ${rows} rows and ${photos} files of photos. Everybody has to sign in again.`;
}
