import { sql } from 'kysely';
import { fileRulesWords } from '../../../words/files/file-rules.ts';
import type { Tx } from '../../platform/data/database.ts';
import type { JobDependencies } from '../../platform/data/queue.ts';
import { record } from '../../platform/live/events.ts';
import { copyErasureList } from '../erasing/erasing.ts';
import { type FileStores, keyOf, kinds } from './kinds.ts';
import type { AskedFile } from './making.ts';
import { deleteFile, findEnded, findStuck, findUnderway, forgetFailures, markFailed, markReady, setPacked, setParts } from './queries.ts';
import { inSnapshot } from './read-rows.ts';
import { nameOfKey } from './seal.ts';

/** Where files for the administrator come from and where they are kept. */
type FilePlaces = Omit<JobDependencies, 'mailer'>;

/**
 * Makes a file that was asked for, and says so. Cut off, it is made anew from the start; nothing of it lies in its place before it is whole. One that
 * can't be made is not tried again by itself: it has failed, for a reason that is shown.
 */
export async function finishFile(places: FilePlaces, fileId: string): Promise<void> {
  const file = await findUnderway(places.db, fileId);
  if (!file) return;
  const bytes = await store(places, file).catch((error: Error) => fail(places, file, error.message));
  if (typeof bytes !== 'number') return;
  if (file.kind === 'backup') await copyErasureList(places.erasures, places.erasuresBesideBackups);
  if (!(await makeReady(places, file, bytes))) await removeFile(places, file);
  await removeEndedFiles(places);
}

/** Packs the file into its store; its bytes, or null when another worker is at it. */
function store(places: FilePlaces, file: AskedFile): Promise<number | null> {
  const { pack, store } = kinds[file.kind];
  return inSnapshot(places.db, async (snapshot) => {
    if (!(await isAlone(snapshot, file))) return null;
    const { content, bytes } = await pack({
      file,
      snapshot,
      storage: places.storage,
      backupsKey: places.backupsKey,
      ...progressOf(places, file),
    });
    await store(places).put(keyOf(file), content, 'application/octet-stream');
    return bytes();
  });
}

async function isAlone(snapshot: Tx, { id }: AskedFile): Promise<boolean> {
  const { rows } = await sql<{ alone: boolean }>`select pg_try_advisory_xact_lock(hashtext(${`make ${id}`})) as alone`.execute(snapshot);
  return rows[0]?.alone === true;
}

/** Writes how far a file has come, in a hundred steps at most. */
function progressOf({ db }: FilePlaces, { id }: AskedFile) {
  let step = 1;
  return {
    setParts: (parts: number) => {
      step = Math.ceil(parts / 100);
      return setParts(db, id, parts);
    },
    setPacked: async (packed: number) => {
      if (packed % step === 0) await setPacked(db, id, packed);
    },
  };
}

/** False when it is not wanted any more. */
function makeReady({ db, backupsKey }: FilePlaces, { id, kind }: AskedFile, bytes: number): Promise<boolean> {
  const { lives, isSealed } = kinds[kind];
  return db.transaction().execute(async (tx) => {
    if (!(await markReady(tx, id, { bytes, lives, sealed_with: isSealed ? nameOfKey(backupsKey) : null }))) return false;
    await forgetFailures(tx, { id, kind });
    await record(tx, null, { type: 'file.ready', data: { file_id: id, kind } }, []);
    return true;
  });
}

async function fail({ db }: FilePlaces, { id, kind }: AskedFile, failure: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await markFailed(tx, id, failure))) return;
    await forgetFailures(tx, { id, kind });
    await record(tx, null, { type: 'file.failed', data: { file_id: id, kind, failure } }, []);
  });
}

/** Removes exports whose day is over and backups beyond those that are kept: the file first, so that none is left that no row names. */
export async function removeEndedFiles(places: FilePlaces): Promise<void> {
  for (const file of await findEnded(places.db)) {
    await removeFile(places, file);
    await deleteFile(places.db, file.id);
  }
}

function removeFile(places: FilePlaces, file: AskedFile): Promise<void> {
  return kinds[file.kind].store(places).remove(keyOf(file));
}

/** Gives up what could not be made within a day, because every worker that began it was killed, say. */
export async function giveUpStuckFiles(places: FilePlaces): Promise<void> {
  for (const file of await findStuck(places.db)) await fail(places, file, fileRulesWords.notWithinADay);
}

/** Removes what killed workers left of the files that they were making: only while no worker makes any. */
export async function clearUnfinishedFiles(stores: FileStores): Promise<void> {
  for (const { store, folder } of Object.values(kinds)) await store(stores).removeAllUnfinished(folder);
}
