import { sql } from 'kysely';
import { whyNotErase } from '../../../shared/erasing/rules.ts';
import type { Database, Tx } from '../../platform/data/database.ts';
import type { Storage } from '../../platform/files/storage.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { record } from '../../platform/live/events.ts';
import { countEnding, findUnfinished } from './queries.ts';

/** The places of the list of erasures: its rows, and its files. */
export interface ErasureList {
  db: Database;
  /** Outside of what is backed up, so that it is newer than any backup (docs/decisions/0037-erasing.md). */
  erasures: Storage;
}

/** What erasing the own account ends, and what stands in its way. */
export async function whatErasingMeans(db: Database, { user_id }: Actor) {
  return { ending: await countEnding(db, user_id), unfinished: await findUnfinished(db, user_id) };
}

/** Throws 409 by `whyNotErase` while this person has something to see through. */
export async function refuseUnfinished(tx: Tx, userId: string): Promise<void> {
  refuse(whyNotErase(await findUnfinished(tx, userId)));
}

/** Puts an erased account on the list of erasures, and takes out of the log from where its person acted, and what their details were before and after. */
export async function keepErasure(tx: Tx, user_id: string): Promise<void> {
  await tx.insertInto('erasures').values({ user_id }).execute();
  await record(tx, { user_id }, { type: 'account.erased', data: { user_id } }, []);
  await sql`select forget_person_in_log(${user_id})`.execute(tx);
}

const fileOf = (userId: string) => `${userId}.json`;

/** Writes the files of the erasures that have none yet: before who asked is told that it is done, and by a job, for what a process that ended here left. */
export async function writeErasureList({ db, erasures }: ErasureList): Promise<void> {
  const unlisted = await db.selectFrom('erasures').select(['user_id', 'erased_at']).where('listed_at', 'is', null).execute();
  for (const erasure of unlisted) {
    await erasures.put(fileOf(erasure.user_id), Buffer.from(`${JSON.stringify(erasure)}\n`), 'application/json');
    await db.updateTable('erasures').set({ listed_at: sql`now()` }).where('user_id', '=', erasure.user_id).execute();
  }
}

/** The accounts on the list that this database, restored from an older backup, still has. */
export async function findErasedBefore({ db, erasures }: ErasureList): Promise<string[]> {
  const ids = (await erasures.keys()).flatMap((key) => /^([0-9a-f-]{36})\.json$/.exec(key)?.[1] ?? []);
  if (ids.length === 0) return [];
  const living = await db.selectFrom('users').select('id').where('id', '=', sql<string>`any(${ids}::uuid[])`).orderBy('id').execute();
  return living.map(({ id }) => id);
}

/** Copies those files of the list that the other place doesn't have yet. */
export async function copyErasureList(from: Storage, to: Storage): Promise<void> {
  const there = new Set(await to.keys());
  for (const key of await from.keys()) {
    const file = there.has(key) ? null : await from.read(key);
    if (file) await to.put(key, file.stream, 'application/json');
  }
}
