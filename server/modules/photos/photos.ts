import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pLimit from 'p-limit';
import { type PhotoWidth, photoNameOf, photoWidths } from '../../../shared/photos/photo.ts';
import { photoUnknown } from '../../../shared/photos/schema.ts';
import type { Database, Tx } from '../../platform/data/database.ts';
import { claimIdempotencyKey } from '../../platform/data/idempotency.ts';
import type { Storage } from '../../platform/files/storage.ts';
import { HttpProblem, refuse } from '../../platform/http/errors.ts';
import type { RateLimit, RateLimits } from '../../platform/http/rate-limits.ts';
import type { Actor } from '../../platform/http/session.ts';
import { deletePhotos, findPhoto, insertPhoto, lockForgotten, lockUnused, lockUnusedPhoto, markStored, setBid } from './queries.ts';
import { renderPhoto } from './render.ts';

/** How often one dealer can upload: ten photos for each of twelve bids an hour. */
export const photoRateLimits = { uploadPhoto: { points: 120, duration: 3600 } } satisfies Record<string, RateLimit>;

/** What the verbs of photos work with. */
export interface PhotoDependencies {
  db: Database;
  storage: Storage;
  limits: RateLimits<keyof typeof photoRateLimits>;
}

// A decoded photo takes up to 150 MB and a whole core: two at a time leave room for everybody else's requests.
const oneOfTwo = pLimit(2);

const notRemovable = () => new HttpProblem(403, 'not_removable', 'This photo can’t be removed.');
const keyOf = (name: string, width: PhotoWidth) => `photos/${name}/${width}.webp`;

/**
 * Keeps an uploaded photo, in three sizes, for a bid to carry (specification §7 'Storage'). `file` is where its bytes lie meanwhile.
 *
 * Repeating the call with the same id and bytes changes nothing, or finishes what was cut off. Throws 422 for what is no photo, 409 for an id in use.
 */
export async function keepPhoto({ db, storage }: PhotoDependencies, actor: Actor, id: string, file: string): Promise<void> {
  const { sha256, photo } = await oneOfTwo(async () => {
    const bytes = await readFile(file);
    return { sha256: createHash('sha256').update(bytes).digest('hex'), photo: await renderPhoto(bytes) };
  });
  // The row comes before the files: of files without a row, left by a process that ended here, no clean-up would know.
  const kept = await db.transaction().execute(async (tx) => {
    if (await claimIdempotencyKey(tx, actor.user_id, { id, sha256 })) {
      const name = randomBytes(16).toString('hex');
      await insertPhoto(tx, { id, owner_id: actor.user_id, name, width: photo.width, height: photo.height, stored: false });
    }
    return findPhoto(tx, id);
  });
  if (!kept || kept.stored) return;
  for (const { width, body } of photo.sizes) await storage.put(keyOf(kept.name, width), body, 'image/webp');
  // Removed by its owner meanwhile, after another call had finished it.
  if (!(await markStored(db, id))) await removeFiles(storage, kept.name);
}

/** A dealer removes a photo again. Throws 403 for one that a bid carries, another's, and one there isn't, alike. */
export async function removePhoto({ db, storage }: PhotoDependencies, actor: Actor, photoId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const photo = await lockUnusedPhoto(tx, actor.user_id, photoId);
    if (!photo) throw notRemovable();
    await removeFiles(storage, photo.name);
    await deletePhotos(tx, [photo.id]);
  });
}

/**
 * The photos that a new bid is to carry, by their addresses: each one uploaded by this dealer and carried by no other bid. Their ids; locked.
 *
 * Throws 422 when an address is anything else, be it foreign, used, removed or named twice.
 */
export async function claimPhotos(tx: Tx, dealerId: string, imageUrls: string[]): Promise<string[]> {
  if (imageUrls.length === 0) return [];
  const names = imageUrls.map(photoNameOf).filter((name) => name !== null);
  refuse(names.length === imageUrls.length ? null : photoUnknown);
  const photos = await lockUnused(tx, dealerId, names);
  refuse(photos.length === imageUrls.length ? null : photoUnknown);
  return photos.map(({ id }) => id);
}

/** Gives claimed photos to a bid, which is final. */
export async function attachPhotos(tx: Tx, bidId: string, photoIds: string[]): Promise<void> {
  if (photoIds.length > 0) await setBid(tx, photoIds, bidId);
}

/** Removes photos that no bid carries after 24 hours, half-stored ones too, a hundred to a transaction. Returns how many. */
export async function removeForgottenPhotos({ db, storage }: Pick<PhotoDependencies, 'db' | 'storage'>): Promise<number> {
  const batch = 100;
  let removed = 0;
  for (let last = batch; last === batch; removed += last) {
    last = await db.transaction().execute(async (tx) => {
      const photos = await lockForgotten(tx, '24 hours', batch);
      for (const { name } of photos) await removeFiles(storage, name);
      if (photos.length > 0)
        await deletePhotos(
          tx,
          photos.map(({ id }) => id),
        );
      return photos.length;
    });
  }
  return removed;
}

async function removeFiles(storage: Storage, name: string): Promise<void> {
  for (const width of photoWidths) await storage.remove(keyOf(name, width));
}
