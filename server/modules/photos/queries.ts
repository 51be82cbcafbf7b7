import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '../../../db/types.ts';
import type { PhotoKind } from '../../../shared/photos/photo.ts';
import type { Database, Reader, Tx } from '../../platform/data/database.ts';
import { keyset } from '../../platform/data/paging.ts';
import { word, words } from '../../platform/data/statements.ts';
import type { Actor } from '../../platform/http/session.ts';
import { hasNoOwner, isOwnedBy, ownedBy, type PhotoOwner, privateKinds, removedPhoto } from './owners.ts';

interface NewPhoto {
  id: string;
  /** What it was uploaded for. */
  kind: PhotoKind;
  owner_id: string;
  name: string;
  width: number;
  height: number;
  /** A picture of a few pixels as a data URI. */
  placeholder: string;
  /** Whether its files are there too. */
  stored: boolean;
}

/** Writes the row of an uploaded photo, which has no owner yet. */
export async function insertPhoto(tx: Tx, photo: NewPhoto): Promise<void> {
  await tx.insertInto('photos').values(photo).execute();
}

/** What storing a photo has to know of its row; undefined for one that was removed. */
export function findPhoto(tx: Tx, photoId: string) {
  return tx
    .selectFrom('photos')
    .select(['kind', 'name', 'stored'])
    .where('id', '=', photoId)
    .where('removed', '=', false)
    .executeTakeFirst();
}

/** From now on the photo is there for its dealer. False when it was removed. */
export async function markStored(db: Database, photoId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('photos')
    .set({ stored: true })
    .where('id', '=', photoId)
    .where('removed', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What names the files of the newest `limit` photos before this one, by their ids. */
export function findStoredBefore(db: Database, photoId: string | undefined, limit: number) {
  return db
    .selectFrom('photos')
    .select(['id', 'kind', 'name'])
    .where('stored', '=', true)
    .$if(photoId !== undefined, (query) => query.where('id', '<', String(photoId)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** A photo of the actor's own. */
export function findOwnPhoto(db: Reader, actor: Actor, photoId: string) {
  return db
    .selectFrom('photos')
    .select(['id', 'kind', 'name', 'width', 'height'])
    .where('id', '=', photoId)
    .where('owner_id', '=', actor.user_id)
    .where('stored', '=', true)
    .executeTakeFirst();
}

/** The appointment for whose messages this actor may upload photos: one of its two parties. */
export function findAppointmentOf(db: Reader, actor: Actor, appointmentId: string) {
  return db
    .selectFrom('appointments as a')
    .innerJoin('car_requests as r', 'r.id', 'a.request_id')
    .select(sql<{ is_deleted: boolean }>`json_build_object('is_deleted', r.deleted_at is not null)`.as('request'))
    .where('a.id', '=', appointmentId)
    .where((own) => own.or([own('a.buyer_id', '=', actor.user_id), own('a.dealer_id', '=', actor.user_id)]))
    .executeTakeFirst();
}

/**
 * A photo that is read through the session, if this actor may read it: who uploaded it; of a message the two parties, in whose appointment it is; and
 * the admin, but for a photo of a message that was never sent.
 */
export function findPrivatePhoto(db: Reader, actor: Actor, photoId: string) {
  return (
    db
      .selectFrom('photos as ph')
      .leftJoin('messages as m', 'm.id', 'ph.message_id')
      .select(['ph.kind', 'ph.name', 'm.appointment_id'])
      .where('ph.id', '=', photoId)
      .where('ph.kind', 'in', words(privateKinds))
      .where('ph.stored', '=', true)
      .where(({ eb, or }) =>
        or(
          actor.role === 'admin'
            ? [eb('ph.kind', '<>', word('message')), eb('ph.message_id', 'is not', null)]
            : [eb('ph.owner_id', '=', actor.user_id), eb('m.receiver_id', '=', actor.user_id)],
        ),
      )
      // What our team took away it can still look at.
      .$if(actor.role !== 'admin', (query) => query.where('m.removed_at', 'is', null))
      .executeTakeFirst()
  );
}

const newest = keyset('photos', [
  ['created_at', 'desc', 'instant'],
  ['id', 'desc', 'uuid'],
]);

/** A page of the own photos, or for the admin of all but those of messages that were never sent, newest first. */
export function listPhotos(db: Reader, actor: Actor, cursor: string | undefined) {
  return db
    .selectFrom('photos')
    .select(['id', 'kind', 'name', 'width', 'height', 'bid_id', 'created_at'])
    .where('stored', '=', true)
    .where((eb) =>
      actor.role === 'admin'
        ? eb.or([eb('kind', '<>', word('message')), eb('message_id', 'is not', null)])
        : eb('owner_id', '=', actor.user_id),
    )
    .$call(newest.page(cursor));
}

/** Marks a photo that this person uploaded, and that has no owner, as removed. What names its files, or undefined when there is no such photo. */
export function markRemoved(db: Database, uploaderId: string, photoId: string) {
  return db
    .updateTable('photos')
    .set(removedPhoto)
    .where('id', '=', photoId)
    .where('owner_id', '=', uploaderId)
    .where(hasNoOwner)
    .where('stored', '=', true)
    .returning(['kind', 'name'])
    .executeTakeFirst();
}

/**
 * Those of the photos, by name or id, that this person uploaded for such an owner and can still attach, locked; always in one order, so that two
 * calls can't block each other.
 */
export function lockUnused(tx: Tx, uploaderId: string, kind: PhotoKind, by: { names: string[] } | { ids: string[] }) {
  return tx
    .selectFrom('photos')
    .select('id')
    .where((photo) => ('ids' in by ? photo('id', 'in', by.ids) : photo('name', 'in', by.names)))
    .where('kind', '=', word(kind))
    .where('owner_id', '=', uploaderId)
    .where(hasNoOwner)
    .where('stored', '=', true)
    .orderBy('name')
    .forNoKeyUpdate()
    .execute();
}

/** Gives photos to an owner. */
export async function setOwner(tx: Tx, owner: PhotoOwner, photoIds: string[]): Promise<void> {
  await tx.updateTable('photos').set(ownedBy(owner)).where('id', 'in', photoIds).execute();
}

/** Marks photos of a car as shown by a bid: whether one still does is looked up when the car lets go of them. */
export async function markInBids(tx: Tx, carId: string, names: string[]): Promise<void> {
  await tx.updateTable('photos').set({ in_bids: true }).where('car_id', '=', carId).where('name', 'in', names).execute();
}

/** The names of the photos of an owner. */
export async function findNamesOf(db: Reader, owner: PhotoOwner): Promise<Set<string>> {
  const photos = await db.selectFrom('photos').select('name').where(isOwnedBy(owner)).execute();
  return new Set(photos.map(({ name }) => name));
}

/** Whether a bid of its dealer shows this photo, or may come to: its buyer has not answered about the car that was named with it. */
const isShownByBid = sql<boolean>`exists (
  select from bids b, lateral (
    select unnest(b.image_urls) as url
    union all
    select named ->> 'url' from jsonb_array_elements(b.other_car_as_named -> 'photos') named where b.other_car_answer is null
  ) shown
  where b.dealer_id = photos.owner_id and split_part(shown.url, '/', 3) = photos.name
)`;

// Refused, taken down (also when its dealer has changed it since), a refused change of its photos, or a suspended dealer.
const isStoppedCar = sql<boolean>`(
  p.suspended_at is not null or c.approval in ('refused', 'taken_down') or (c.approval = 'waiting' and c.shown_as is not null)
  or (c.approval = 'approved' and not exists (select from unnest(c.image_urls) as url where split_part(url, '/', 3) = photos.name) and exists (
    select from car_changes w where w.car_id = c.id and w.refused_reason is not null
  ))
)`;

/**
 * Whose photo this is, when only a car shows it that our team has refused or taken down, or whose dealer it has suspended, and no bid does: one of a bid
 * stays, because its buyer goes on reading it (docs/domain/permissions.md, "Photos"). Undefined for any other.
 */
export function findWithheld(db: Reader, name: string) {
  return db
    .selectFrom('photos')
    .innerJoin('cars as c', 'c.id', 'photos.car_id')
    .innerJoin('profiles as p', 'p.user_id', 'c.dealer_id')
    .select('photos.owner_id')
    .where('photos.name', '=', name)
    .where(isStoppedCar)
    .where(({ not }) => not(isShownByBid))
    .executeTakeFirst();
}

/** Marks the photos of an owner, but those of these names, as removed: they are nobody's from now on. Those that bids show stay. */
export async function markReleased(tx: Tx, owner: PhotoOwner, keptNames: string[]): Promise<void> {
  await tx
    .updateTable('photos')
    .set(removedPhoto)
    .where(isOwnedBy(owner))
    .where(({ eb, or, not }) => or([eb('in_bids', '=', false), not(isShownByBid)]))
    .where('name', '<>', sql<string>`all(${keptNames}::text[])`)
    .execute();
}

/** Marks these photos as removed, whoever owns them. */
export function markTaken(tx: Tx, which: (photo: ExpressionBuilder<DB, 'photos'>) => Expression<SqlBool>) {
  return tx.updateTable('photos').set(removedPhoto).where(which).where('removed', '=', false).returning(['kind', 'name']).execute();
}

/** Marks the photos of deleted cars as removed that no bid shows any more. */
export async function markUnshown(db: Database): Promise<void> {
  await db
    .updateTable('photos')
    .set(removedPhoto)
    .where('in_bids', '=', true)
    .where('car_id', 'in', (photo) => photo.selectFrom('cars').select('id').where('deleted_at', 'is not', null))
    .where(({ not }) => not(isShownByBid))
    .execute();
}

/**
 * Marks up to `limit` photos as removed that were uploaded this long ago ('24 hours') and have no owner; among them those that were marked
 * before. Those that another transaction holds are left to it.
 */
export function markForgotten(db: Database, age: string, limit: number) {
  return db
    .updateTable('photos')
    .set(removedPhoto)
    .where('id', 'in', (photo) =>
      photo
        .selectFrom('photos')
        .select('id')
        .where(hasNoOwner)
        .where('created_at', '<', sql<string>`now() - ${age}::interval`)
        .orderBy('created_at')
        .limit(limit)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'name'])
    .execute();
}

/** Deletes the rows of photos that were marked as removed, once their files are gone. */
export async function deletePhotos(db: Database, photoIds: string[]): Promise<void> {
  await db.deleteFrom('photos').where('id', 'in', photoIds).where('removed', '=', true).execute();
}
