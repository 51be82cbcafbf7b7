import { uuidv7 } from 'uuidv7';
import type { FileKind } from '../../../shared/files/kinds.ts';
import { wrongState } from '../../../shared/refusal.ts';
import { fileRulesWords } from '../../../words/files/file-rules.ts';
import type { Database, Reader, Tx } from '../../platform/data/database.ts';
import { claimIdempotencyKey } from '../../platform/data/idempotency.ts';
import { addJob, type JobName } from '../../platform/data/queue.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { type Doer, record } from '../../platform/live/events.ts';
import { readSettings } from '../settings/settings.ts';
import type { AskedFile } from './making.ts';
import { findFirstDue, findLastBackup, insertFile, isBackupDue } from './queries.ts';

/** The job that makes a file for the administrator. */
export const makeFile: JobName<{ file_id: string }> = { name: 'make-file' };

const underway = {
  export: wrongState('file_underway', () => fileRulesWords.exportUnderway),
  backup: wrongState('file_underway', () => fileRulesWords.backupUnderway),
} satisfies Record<FileKind, object>;

/** The administrator asks for a file (docs/domain/backups.md, "Files for the administrator"). Repeatable by its id. Throws 409 while one of its kind is being made. */
export async function startFile(db: Database, actor: Actor, { id, kind }: { id: string; kind: FileKind }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await claimIdempotencyKey(tx, actor.user_id, { id, kind }))) return;
    refuse((await ask(tx, actor, { id, kind })) ? null : underway[kind]);
  });
}

/** Asks for a backup when the setting `backupFrequency` says that one is due (docs/domain/backups.md, "The schedule"). */
export async function startDueBackup(db: Database): Promise<void> {
  const { backupFrequency } = await readSettings(db);
  await db.transaction().execute(async (tx) => {
    if (await isBackupDue(tx, backupFrequency)) await ask(tx, null, { id: uuidv7(), kind: 'backup' });
  });
}

async function ask(tx: Tx, by: Doer | null, { id, kind }: { id: string; kind: FileKind }): Promise<boolean> {
  if (!(await insertFile(tx, { id, kind, asked_by: by?.user_id ?? null }))) return false;
  await record(tx, by, { type: 'file.asked', data: { file_id: id, kind } }, []);
  await addJob(tx, makeFile, { file_id: id });
  return true;
}

/** Keeps that the administrator downloads a file: it has what everybody wrote. */
export async function noteDownload(db: Database, actor: Actor, { id, kind }: AskedFile): Promise<void> {
  await db.transaction().execute((tx) => record(tx, actor, { type: 'file.downloaded', data: { file_id: id, kind } }, []));
}

/**
 * How it stands with backups: when the last good one was ready and its bytes, null before the first; whether a later one should have followed
 * by the schedule; why and when a later one failed, else null; when a marketplace that has just begun gets its first one, null of an older one.
 */
export async function lastBackup(db: Reader) {
  const { backupFrequency } = await readSettings(db);
  return { ...(await findLastBackup(db, backupFrequency)), first_due: await findFirstDue(db) };
}
