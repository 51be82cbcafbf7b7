import type { FileHandle } from 'node:fs/promises';
import type { ErasureList } from '../modules/erasing/erasing.ts';
import { type RestorePlaces, restoreBackup } from '../modules/files/restoring.ts';
import { eraseAgain } from './erase-account.ts';

/** The list of erasures that lies beside a backup: keys and contents of its files. */
export type ListBeside = [key: string, bytes: Buffer][];

/**
 * Puts a backup into an empty database, and erases again who erased the account since (docs/domain/backups.md, "Restoring"). Throws CannotStart by
 * `restoreBackup`. Returns what it restored, in a sentence.
 */
export async function restore(places: RestorePlaces & ErasureList, file: FileHandle, beside: ListBeside): Promise<string> {
  const known = await places.erasures.keys();
  const erased = beside.filter(([key]) => !known.includes(key)).map(([key, bytes]) => ({ store: places.erasures, key, bytes }));
  const { made_at, tables, photos, seal } = await restoreBackup(places, file, erased);
  await eraseAgain(places, places.log);
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const told = seal === 'ours' ? 'Its seal is right. Everybody' : 'Everybody';
  return `Restored the backup of ${made_at}: ${rows} rows and ${photos} files of photos. ${told} has to sign in again.`;
}
