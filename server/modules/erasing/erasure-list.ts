import { sql } from 'kysely';
import type { Database } from '../../platform/data/database.ts';
import type { Job } from '../../platform/data/queue.ts';
import type { Storage } from '../../platform/files/storage.ts';

/** The places of the list of erasures: its rows, and its files. */
export interface ErasureList {
  db: Database;
  /** Outside of what is backed up, so that it is newer than any backup (docs/decisions/0037-erasing.md). */
  erasures: Storage;
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

/** Makes up for files of the list that are missing, also beside the backups. */
export const listErasures: Job = {
  name: 'list-erasures',
  clock: { cron: '10 0 * * *', catchUp: '1d' },
  async run({ db, erasures, erasuresBesideBackups }) {
    await writeErasureList({ db, erasures });
    await copyErasureList(erasures, erasuresBesideBackups);
  },
};
