import { randomBytes } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { sql } from 'kysely';
import { photoUnknown } from '../../../shared/photos/limits.ts';
import { type PhotoKind, photoNameOf, photoWidths, privatePhotoIdOf } from '../../../shared/photos/photo.ts';
import { photoRulesWords } from '../../../words/photos/photo-rules.ts';
import { inBatches } from '../../platform/data/batches.ts';
import type { Database, Tx } from '../../platform/data/database.ts';
import { claimIdempotencyKey } from '../../platform/data/idempotency.ts';
import type { RateLimit } from '../../platform/data/rate-limits.ts';
import type { Storage } from '../../platform/files/storage.ts';
import { HttpProblem, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { Decoding, Uploader } from './decoding.ts';
import { fileOf, isOwnedBy, type PhotoOwner, photoOwners } from './owners.ts';
import {
  deletePhotos,
  findNamesOf,
  findPhoto,
  findStoredBefore,
  insertPhoto,
  lockUnused,
  markForgotten,
  markInBids,
  markReleased,
  markRemoved,
  markStored,
  markTaken,
  markUnshown,
  setOwner,
} from './queries.ts';

/** How often one account can upload: ten photos for each of twelve cars or bids an hour. */
export const uploadRateLimit: RateLimit = {
  name: 'upload',
  points: 120,
  duration: 3600,
  told: () => photoRulesWords.manyUploaded,
};

const told = () => photoRulesWords.manyAtOnce;

/** How many uploads of one dealer are sent, wait or are decoded at once: as many as most bids have photos; before verification, as many as our pages send. */
export const uploadsAtOnce = { verified: { most: 10, told }, unverified: { most: 2, told } };

/** Where photos are kept: their rows, and their files. */
export interface PhotoPlaces {
  db: Database;
  storage: Storage;
}

const notRemovable = () => new HttpProblem(403, 'not_removable', photoRulesWords.notRemovable);

/** What keeping an upload takes. */
export interface PhotoUploading extends PhotoPlaces {
  decoding: Decoding;
}

/**
 * Keeps an uploaded photo, in each of `photoWidths`, for an owner of this kind to take (docs/domain/limits-and-money.md, "Photos"). `file` is where its bytes lie meanwhile.
 *
 * Repeating the call with the same id and bytes changes nothing, or finishes what was cut off. Throws 422 for what is no photo, 409 for an id in
 * use, 503 when too many others are uploaded.
 */
export async function keepPhoto(
  { db, storage, decoding }: PhotoUploading,
  actor: Uploader,
  { id, kind }: { id: string; kind: PhotoKind },
  file: FileHandle,
): Promise<void> {
  const { sha256, photo } = await decoding.decode(actor, file);
  // The row comes before the files: of files without a row, left by a process that ended here, no clean-up would know.
  const kept = await db.transaction().execute(async (tx) => {
    if (await claimIdempotencyKey(tx, actor.user_id, { id, kind, sha256 })) {
      const name = randomBytes(16).toString('hex');
      await insertPhoto(tx, {
        id,
        kind,
        owner_id: actor.user_id,
        name,
        width: photo.width,
        height: photo.height,
        placeholder: photo.placeholder,
        stored: false,
      });
    }
    return findPhoto(tx, id);
  });
  if (!kept || kept.stored) return;
  for (const { width, body } of photo.sizes) await storage.put(fileOf(kept, `${width}.webp`), body, 'image/webp');
  // Removed by its dealer meanwhile, after another call had finished it.
  if (!(await markStored(db, id))) await removeFiles(storage, kept);
}

/**
 * Whoever uploaded a photo removes it again. Throws 403 for one that has an owner, another's, and one there isn't, alike.
 *
 * The mark is committed before the first file goes: a photo that still counted would have lost files when the transaction was rolled back, and its
 * row would be locked for as long as the storage takes. When the files can't be removed, the row still names them for `removeForgottenPhotos`.
 */
export async function removePhoto({ db, storage }: PhotoPlaces, actor: Pick<Actor, 'user_id'>, photoId: string): Promise<void> {
  const photo = await markRemoved(db, actor.user_id, photoId);
  if (!photo) throw notRemovable();
  await removeFiles(storage, photo);
}

/**
 * The photos that a new owner of this kind is to have, by their addresses: each one uploaded by this person for such an owner and without one yet.
 * Their ids, in the order of their names; locked. Those that a car lends to a bid may be among the addresses: they keep their owner.
 *
 * Throws 422 when an address is anything else, be it foreign, used, removed or named twice.
 */
export async function claimPhotos(
  tx: Tx,
  uploaderId: string,
  kind: PhotoKind,
  addresses: string[],
  lent: string[] = [],
): Promise<string[]> {
  refuse(new Set(addresses).size === addresses.length ? null : photoUnknown);
  const imageUrls = addresses.filter((url) => !lent.includes(url));
  if (imageUrls.length === 0) return [];
  const isPrivate = photoOwners[kind].readers === 'through the session';
  const named = imageUrls.map(isPrivate ? privatePhotoIdOf : photoNameOf).filter((name) => name !== null);
  refuse(named.length === imageUrls.length ? null : photoUnknown);
  const photos = await lockUnused(tx, uploaderId, kind, isPrivate ? { ids: named } : { names: named });
  refuse(photos.length === imageUrls.length ? null : photoUnknown);
  return photos.map(({ id }) => id);
}

/**
 * The photos that an owner is to have from now on: its own ones, and others as `claimPhotos` takes them. The ids of those it gets anew. Throws 422 as
 * that does.
 */
export async function claimMorePhotos(tx: Tx, dealerId: string, owner: PhotoOwner, imageUrls: string[]): Promise<string[]> {
  refuse(new Set(imageUrls).size === imageUrls.length ? null : photoUnknown);
  const own = await findNamesOf(tx, owner);
  return claimPhotos(
    tx,
    dealerId,
    owner.kind,
    imageUrls.filter((url) => !own.has(photoNameOf(url) ?? '')),
  );
}

/** Gives a photo of this kind, which belongs to nothing yet, to its owner by the photo’s id. Throws 422 for another. */
export async function claimPhoto(tx: Tx, dealerId: string, kind: PhotoKind, id: string): Promise<void> {
  const [photo] = await lockUnused(tx, dealerId, kind, { ids: [id] });
  refuse(photo ? null : photoUnknown);
}

/** Takes the photos of an owner away, except those that bids show. Their files go with the nightly job; until then their addresses answer. */
export async function releasePhotos(tx: Tx, owner: PhotoOwner): Promise<void> {
  await markReleased(tx, owner, []);
}

/** Takes all photos of an owner away but those at these addresses and those that bids show. */
export async function releaseOtherPhotos(tx: Tx, owner: PhotoOwner, keptUrls: string[]): Promise<void> {
  await markReleased(
    tx,
    owner,
    keptUrls.map(photoNameOf).filter((name) => name !== null),
  );
}

/** A bid shows those of a car's photos that it names: they stay while it does, whatever becomes of the car. */
export async function lendPhotos(tx: Tx, carId: string, imageUrls: string[]): Promise<void> {
  const names = imageUrls.map(photoNameOf).filter((name) => name !== null);
  if (names.length > 0) await markInBids(tx, carId, names);
}

/** Our team takes photos away, by their addresses: nobody's from now on. Returns what names their files, which go once this is committed. */
export function takeAway(tx: Tx, imageUrls: string[]) {
  const names = imageUrls.map(photoNameOf).filter((name) => name !== null);
  const ids = imageUrls.map(privatePhotoIdOf).filter((id) => id !== null);
  return markTaken(tx, ({ eb, or }) =>
    or([eb('name', '=', sql<string>`any(${names}::text[])`), eb('id', '=', sql<string>`any(${ids}::uuid[])`)]),
  );
}

/** The same for all photos of an owner; those that a car lends to a bid are not the bid's. */
export function takeAllAway(tx: Tx, owner: PhotoOwner) {
  return markTaken(tx, isOwnedBy(owner));
}

/** Gives claimed photos to an owner, which is final. */
export async function attachPhotos(tx: Tx, owner: PhotoOwner, photoIds: string[]): Promise<void> {
  if (photoIds.length > 0) await setOwner(tx, owner, photoIds);
}

/**
 * Removes photos that have no owner 24 hours after their upload, half-stored ones and those that `removePhoto` could not finish too, a hundred
 * at a time. Those of a deleted car have none from the day on which no bid shows them any more.
 *
 * Each row is marked before its files go and deleted after them: the next run finds what a crash or a failing storage left. Removing a file again
 * does nothing.
 */
export async function removeForgottenPhotos({ db, storage }: PhotoPlaces): Promise<void> {
  await markUnshown(db);
  await inBatches(async (size) => {
    const photos = await markForgotten(db, '24 hours', size);
    for (const photo of photos) await removeFiles(storage, photo);
    const ids = photos.map(({ id }) => id);
    if (ids.length > 0) await deletePhotos(db, ids);
    return photos.length;
  }, 100);
}

/**
 * Gives each photo that lacks one of `photoWidths` the next larger picture that it has in that one's place, the newest photos first. Done again it does
 * nothing. Throws at the end when there were some for which that failed.
 */
export async function fillPhotoSizes({ db, storage }: PhotoPlaces): Promise<void> {
  let failed = 0;
  let cause: unknown;
  let last: string | undefined;
  await inBatches(async (size) => {
    const photos = await findStoredBefore(db, last, size);
    for (const photo of photos) {
      try {
        await fillSizes({ db, storage }, photo);
      } catch (error) {
        // A file that can't be read must not keep the photos after it from theirs.
        failed += 1;
        cause ??= error;
      }
    }
    last = photos.at(-1)?.id;
    return photos.length;
  });
  if (failed > 0) throw new Error(`photos whose sizes could not be filled: ${failed}`, { cause });
}

async function fillSizes({ db, storage }: PhotoPlaces, photo: { id: string; kind: PhotoKind; name: string }): Promise<void> {
  // Removed meanwhile: what was written after that is nobody's.
  if ((await putMissing(storage, photo)) && !(await markStored(db, photo.id))) await removeFiles(storage, photo);
}

/** Whether a picture was missing, and there is one now. */
async function putMissing(storage: Storage, photo: { kind: PhotoKind; name: string }): Promise<boolean> {
  let larger: string | undefined;
  let isFilled = false;
  for (const width of photoWidths.toReversed()) {
    const file = fileOf(photo, `${width}.webp`);
    const there = await storage.read(file);
    there?.stream.destroy();
    const picture = there || !larger ? null : await storage.read(larger);
    if (picture) await storage.put(file, picture.stream, 'image/webp');
    isFilled ||= picture !== null;
    if (there || picture) larger = file;
  }
  return isFilled;
}

/** Removes the files of a photo. What is left when that fails goes with the nightly job. */
export async function removeFiles(storage: Storage, photo: { kind: PhotoKind; name: string }): Promise<void> {
  for (const width of photoWidths) await storage.remove(fileOf(photo, `${width}.webp`));
}
