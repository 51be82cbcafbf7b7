import { sql } from 'kysely';
import type { Database, Reader, Tx } from '../../platform/data/database.ts';
import { keyset } from '../../platform/data/paging.ts';
import type { Actor } from '../../platform/http/session.ts';

interface NewPhoto {
  id: string;
  owner_id: string;
  name: string;
  width: number;
  height: number;
  /** Whether its files are there too. */
  stored: boolean;
}

/** Writes the row of an uploaded photo, which no bid carries yet. */
export async function insertPhoto(tx: Tx, photo: NewPhoto): Promise<void> {
  await tx.insertInto('photos').values(photo).execute();
}

/** What storing a photo has to know of its row. */
export function findPhoto(tx: Tx, photoId: string) {
  return tx.selectFrom('photos').select(['name', 'stored']).where('id', '=', photoId).executeTakeFirst();
}

/** From now on the photo is there for its owner. False when its row is gone. */
export async function markStored(db: Database, photoId: string): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('photos').set({ stored: true }).where('id', '=', photoId).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A photo of the actor's own. */
export function findOwnPhoto(db: Reader, actor: Actor, photoId: string) {
  return db
    .selectFrom('photos')
    .select(['id', 'name', 'width', 'height'])
    .where('id', '=', photoId)
    .where('owner_id', '=', actor.user_id)
    .where('stored', '=', true)
    .executeTakeFirst();
}

const newest = keyset('photos', [
  ['created_at', 'desc', 'instant'],
  ['id', 'desc', 'uuid'],
]);

/** A page of the own photos (all for the admin), newest first. */
export function listPhotos(db: Reader, actor: Actor, cursor: string | undefined) {
  return db
    .selectFrom('photos')
    .select(['id', 'name', 'width', 'height', 'bid_id', 'created_at'])
    .where('stored', '=', true)
    .$if(actor.role !== 'admin', (query) => query.where('owner_id', '=', actor.user_id))
    .$call(newest.page(cursor));
}

/** One of this dealer's photos that no bid carries, locked until the transaction ends. */
export function lockUnusedPhoto(tx: Tx, dealerId: string, photoId: string) {
  return tx
    .selectFrom('photos')
    .select(['id', 'name'])
    .where('id', '=', photoId)
    .where('owner_id', '=', dealerId)
    .where('bid_id', 'is', null)
    .where('stored', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Those of the named photos that this dealer can still attach, locked; always in one order, so that two calls can't block each other. */
export function lockUnused(tx: Tx, dealerId: string, names: string[]) {
  return tx
    .selectFrom('photos')
    .select('id')
    .where('name', 'in', names)
    .where('owner_id', '=', dealerId)
    .where('bid_id', 'is', null)
    .where('stored', '=', true)
    .orderBy('name')
    .forNoKeyUpdate()
    .execute();
}

/** Gives photos to a bid. */
export async function setBid(tx: Tx, photoIds: string[], bidId: string): Promise<void> {
  await tx.updateTable('photos').set({ bid_id: bidId }).where('id', 'in', photoIds).execute();
}

/** Up to `limit` photos that no bid carries since this long ('24 hours'), locked; those another worker holds are left to it. */
export function lockForgotten(tx: Tx, age: string, limit: number) {
  return tx
    .selectFrom('photos')
    .select(['id', 'name'])
    .where('bid_id', 'is', null)
    .where('created_at', '<', sql<string>`now() - ${age}::interval`)
    .orderBy('created_at')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
}

/** Removes the rows of photos. */
export async function deletePhotos(tx: Tx, photoIds: string[]): Promise<void> {
  await tx.deleteFrom('photos').where('id', 'in', photoIds).execute();
}
