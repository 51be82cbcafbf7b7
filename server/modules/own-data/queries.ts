import { sql } from 'kysely';
import type { Database, Reader, Tx } from '../../platform/data/database.ts';
import type { Actor } from '../../platform/http/session.ts';
import { type PartName, parts } from './parts.ts';

const columns = ['id', 'created_at', 'photos', 'photos_packed', 'bytes', 'ready_at', 'expires_at'] as const;
const isThere = sql<boolean>`coalesce(expires_at > now(), true)`;

/** The actor's newest copy that is being made or can be downloaded. */
export function findExport(db: Reader, actor: Actor) {
  return db
    .selectFrom('data_exports')
    .select(columns)
    .where('user_id', '=', actor.user_id)
    .where(isThere)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** One of the actor's copies that can be downloaded. */
export function findReadyExport(db: Reader, actor: Actor, exportId: string) {
  return db
    .selectFrom('data_exports')
    .select(['id', 'created_at'])
    .where('user_id', '=', actor.user_id)
    .where('id', '=', exportId)
    .where('ready_at', 'is not', null)
    .where(isThere)
    .executeTakeFirst();
}

/** A copy that was asked for, whoever asked; undefined when its account is erased or its time over. */
export function findAsked(db: Reader, exportId: string) {
  return db.selectFrom('data_exports').select(['id', 'user_id', 'ready_at']).where('id', '=', exportId).executeTakeFirst();
}

/** Whether a copy is being made for this account. */
export async function isUnderway(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('data_exports')
    .select('id')
    .where('user_id', '=', userId)
    .where('ready_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes that a copy is to be made. */
export async function insertExport(tx: Tx, row: { id: string; user_id: string }): Promise<void> {
  await tx.insertInto('data_exports').values(row).execute();
}

const unfinished = (db: Database, exportId: string) =>
  db.updateTable('data_exports').where('id', '=', exportId).where('ready_at', 'is', null);

/** How many photos there are to pack, of which none is packed yet: a copy that was cut off begins anew. */
export async function setPhotos(db: Database, exportId: string, photos: number): Promise<void> {
  await unfinished(db, exportId).set({ photos, photos_packed: 0 }).execute();
}

/** How many photos are packed. */
export async function setPacked(db: Database, exportId: string, photos_packed: number): Promise<void> {
  await unfinished(db, exportId).set({ photos_packed }).execute();
}

/** Compare and swap: true when the copy was being made and can be downloaded from now on, for a day. */
export async function markReady(tx: Tx, exportId: string, bytes: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('data_exports')
    .set({ bytes, photos_packed: sql`photos`, ready_at: sql`now()`, expires_at: sql`now() + interval '24 hours'` })
    .where('id', '=', exportId)
    .where('ready_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes the copies of an account and returns their ids. */
export async function deleteExportsOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.deleteFrom('data_exports').where('user_id', '=', userId).returning('id').execute();
  return rows.map(({ id }) => id);
}

/** The copies whose time is over, and those that could not be made within two days. */
export async function findEnded(db: Reader): Promise<string[]> {
  const rows = await db
    .selectFrom('data_exports')
    .select('id')
    .where(sql<boolean>`coalesce(expires_at, created_at + interval '2 days') < now()`)
    .orderBy('created_at')
    .limit(1_000)
    .execute();
  return rows.map(({ id }) => id);
}

/** Forgets a copy. */
export async function deleteExport(db: Database, exportId: string): Promise<void> {
  await db.deleteFrom('data_exports').where('id', '=', exportId).execute();
}

/** The photos that this person uploaded, by what names their files. */
export function findUploads(db: Reader, userId: string) {
  return db
    .selectFrom('photos')
    .select(['id', 'kind', 'name'])
    .where('owner_id', '=', userId)
    .where('stored', '=', true)
    .orderBy('id')
    .execute();
}

const batch = 500;

/** The rows of one file of the copy, read a batch at a time. */
export async function* rowsOf(db: Reader, name: PartName, userId: string): AsyncGenerator<object> {
  for (let after = '', last = batch; last === batch; ) {
    const { rows } = await sql<{ id: string | number }>`
      select * from (${parts[name].of(userId)}) as part where id::text > ${after} order by id::text limit ${batch}`.execute(db);
    yield* rows;
    after = String(rows.at(-1)?.id ?? '');
    last = rows.length;
  }
}
