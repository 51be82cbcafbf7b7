import { sql } from 'kysely';
import { backupsKept, type FileKind, type sealedWith } from '../../../shared/files/kinds.ts';
import type { BackupFrequency } from '../../../shared/settings/options.ts';
import type { Database, Reader, Tx } from '../../platform/data/database.ts';
import { word } from '../../platform/data/statements.ts';

const asked = ['id', 'kind', 'created_at'] as const;
const isThere = sql<boolean>`coalesce(expires_at > now(), true)`;

/** The files of a kind, the newest first: those that are made, can be downloaded, or failed since the last good one. `keyName` is that of the key that is here. */
export function listFiles(db: Reader, kind: FileKind, keyName: string) {
  const sealed = sql<(typeof sealedWith)[number] | null>`case
    when kind <> 'backup' or ready_at is null then null
    when sealed_with is null then 'nothing'
    when sealed_with = ${keyName} then 'our key'
    else 'another key' end`;
  return db
    .selectFrom('admin_files')
    .select([...asked, sql<boolean>`asked_by is null`.as('by_schedule'), 'parts', 'parts_packed', 'bytes', 'ready_at'])
    .select(['failure', 'failed_at', 'expires_at', sealed.as('sealed_with')])
    .where('kind', '=', word(kind))
    .where(isThere)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(backupsKept.schedule + backupsKept.hand + 2)
    .execute();
}

/** A file that can be downloaded. */
export function findReady(db: Reader, id: string) {
  return db
    .selectFrom('admin_files')
    .select([...asked, 'bytes'])
    .where('id', '=', id)
    .where('ready_at', 'is not', null)
    .where(isThere)
    .executeTakeFirst();
}

const underway = (db: Reader) => db.selectFrom('admin_files').select(asked).where('ready_at', 'is', null).where('failed_at', 'is', null);

/** A file, while it is to be made. */
export function findUnderway(db: Reader, id: string) {
  return underway(db).where('id', '=', id).executeTakeFirst();
}

/** The files that could not be made within a day. */
export function findStuck(db: Reader) {
  return underway(db).where(sql<boolean>`created_at < now() - interval '1 day'`).execute();
}

/** Writes that a file is to be made; false when one of its kind is being made. */
export async function insertFile(tx: Tx, row: { id: string; kind: FileKind; asked_by: string | null }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('admin_files')
    .values(row)
    .onConflict((conflict) => conflict.column('kind').where('ready_at', 'is', null).where('failed_at', 'is', null).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

const unfinished = (db: Reader, id: string) =>
  db.updateTable('admin_files').where('id', '=', id).where('ready_at', 'is', null).where('failed_at', 'is', null);

/** How many parts there are to pack, of which none is packed yet: a file that was cut off begins anew. */
export async function setParts(db: Database, id: string, parts: number): Promise<void> {
  await unfinished(db, id).set({ parts, parts_packed: 0 }).execute();
}

/** How many parts are packed. */
export async function setPacked(db: Database, id: string, parts_packed: number): Promise<void> {
  await unfinished(db, id).set({ parts_packed }).execute();
}

/** Compare and swap: true when the file was being made and can be downloaded from now on. */
export async function markReady(
  tx: Tx,
  id: string,
  { lives, ...row }: { bytes: number; sealed_with: string | null; lives: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await unfinished(tx, id)
    .set({ ...row, parts_packed: sql`parts`, ready_at: sql`now()`, expires_at: sql`now() + ${lives}::interval` })
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Compare and swap: true when the file was being made and has failed for this reason. */
export async function markFailed(tx: Tx, id: string, failure: string): Promise<boolean> {
  const { numUpdatedRows } = await unfinished(tx, id).set({ failure, failed_at: sql`now()` }).executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Forgets the failures of a kind but this one: the next good file, or the next failure, takes their place. */
export async function forgetFailures(tx: Tx, { kind, id }: { kind: FileKind; id: string }): Promise<void> {
  await tx.deleteFrom('admin_files').where('kind', '=', word(kind)).where('failed_at', 'is not', null).where('id', '<>', id).execute();
}

/** The files whose time is over, and the backups beyond those that are kept. */
export function findEnded(db: Reader) {
  const { schedule, hand } = backupsKept;
  return db
    .selectFrom((files) =>
      files
        .selectFrom('admin_files')
        .select([...asked, 'expires_at'])
        .select(sql<number>`case when asked_by is null then ${sql.lit(schedule)} else ${sql.lit(hand)} end`.as('kept'))
        .select(sql<number>`row_number() over (partition by kind, asked_by is null order by created_at desc, id desc)`.as('newest'))
        .where('ready_at', 'is not', null)
        .as('ready'),
    )
    .select(asked)
    .where(sql<boolean>`expires_at < now() or expires_at is null and newest > kept`)
    .execute();
}

/** Forgets a file. */
export async function deleteFile(db: Database, id: string): Promise<void> {
  await db.deleteFrom('admin_files').where('id', '=', id).execute();
}

const periods: Record<BackupFrequency, string> = { hourly: 'hour', daily: 'day', weekly: 'week', monthly: 'month' };

/** Whether the schedule has made no backup yet in the hour, day, week or month of Nairobi that it is. */
export async function isBackupDue(db: Reader, frequency: BackupFrequency): Promise<boolean> {
  const made = await db
    .selectFrom('admin_files')
    .select('id')
    .where('kind', '=', word('backup'))
    .where('asked_by', 'is', null)
    .where('failed_at', 'is', null)
    .where(sql<boolean>`created_at >= date_trunc(${periods[frequency]}, now() at time zone 'Africa/Nairobi') at time zone 'Africa/Nairobi'`)
    .limit(1)
    .executeTakeFirst();
  return made === undefined;
}

/** When the schedule looks first, five minutes past the hour (`startBackup`), for a marketplace so new that it has not looked yet; else null. */
export async function findFirstDue(db: Reader): Promise<string | null> {
  const first = sql<string>`date_trunc('hour', created_at + interval '55 minutes') + interval '5 minutes'`;
  const due = await db
    .selectFrom('profiles')
    .select(first.as('due'))
    // The administrator's account is the first of all.
    .where('admin_role', 'is not', null)
    // A backup takes some minutes.
    .where(sql<boolean>`${first} > now() - interval '10 minutes'`)
    .executeTakeFirst();
  return due?.due ?? null;
}

/** The newest good backup, whether a later one should have followed by the schedule, and the failure since, if the last one failed. */
export async function findLastBackup(db: Reader, frequency: BackupFrequency) {
  const backups = db.selectFrom('admin_files').where('kind', '=', word('backup'));
  const good = await backups
    .select(['ready_at', 'bytes'])
    // The schedule looks once an hour, and a backup takes some minutes.
    .select(sql<boolean>`ready_at < now() - ${`1 ${periods[frequency]}`}::interval - interval '2 hours'`.as('is_old'))
    .where('ready_at', 'is not', null)
    .orderBy('ready_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const failed = await backups.select(['failure', 'failed_at']).where('failed_at', 'is not', null).limit(1).executeTakeFirst();
  return {
    when: good?.ready_at ?? null,
    bytes: good?.bytes ?? null,
    is_old: good?.is_old ?? false,
    failure: failed?.failure ?? null,
    failed_at: failed?.failed_at ?? null,
  };
}
