import { recordFor } from '../../platform/live/events.ts';
import type { PhotoPlaces } from '../photos/photos.ts';
import { pack } from './pack.ts';
import { deleteExport, findAsked, findEnded, markReady } from './queries.ts';

const folder = 'exports/';

/** The file of a copy; the random id is known to its owner only, and is read through the session. */
export const fileOf = (exportId: string) => `${folder}${exportId}.zip`;

/**
 * Makes a copy and tells its owner that it is ready. Cut off, it is made anew from the start, in the place of what there was. Where it is not wanted any
 * more, because its account was erased or its time is over, nothing of it stays.
 */
export async function finishExport(places: PhotoPlaces, exportId: string): Promise<void> {
  const { db, storage } = places;
  const asked = await findAsked(db, exportId);
  if (asked?.ready_at) return;
  if (asked) {
    const { content, bytes } = await pack(places, asked);
    await storage.put(fileOf(exportId), content, 'application/zip');
    await db.transaction().execute(async (tx) => {
      if (!(await markReady(tx, exportId, bytes()))) return;
      const data = { user_id: asked.user_id, export_id: exportId };
      await recordFor(tx, null, { type: 'account.export_ready', data }, [asked.user_id]);
    });
  }
  if (!(await findAsked(db, exportId))) await storage.remove(fileOf(exportId));
}

/** Removes the copies whose time is over: the file first, so that no file is left that no row names. */
export async function removeEndedExports({ db, storage }: PhotoPlaces): Promise<void> {
  for (const id of await findEnded(db)) {
    await storage.remove(fileOf(id));
    await deleteExport(db, id);
  }
  await storage.removeUnfinished();
}

/** Removes what killed workers left of the copies that they were making: only while no worker makes any. */
export function clearUnfinishedExports({ storage }: Pick<PhotoPlaces, 'storage'>): Promise<void> {
  return storage.removeAllUnfinished(folder);
}
