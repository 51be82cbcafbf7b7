import type { Database } from '../../platform/data/database.ts';
import type { Storage } from '../../platform/files/storage.ts';
import { removeForgottenPhotos } from './photos.ts';

/** Worker task, daily: removes uploaded photos that never came to a bid within 24 hours. */
export async function pruneUnusedPhotos(db: Database, storage: Storage): Promise<void> {
  await removeForgottenPhotos({ db, storage });
}
