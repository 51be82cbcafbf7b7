import { lchown, lstat, mkdir, open, stat } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { storeFolders } from '../files/storage.ts';
import type { Config } from './config.ts';
import { giveFolder } from './give-folder.ts';
import type { Log } from './log.ts';
import { isServers, NOBODY, ownUsers, type User } from './own-users.ts';

/**
 * Whom server and worker run as when root starts them: the owner of DATA_DIR, unless that is root or nobody; or else the one to whom its files were
 * given, or a number of its own. Undefined when we aren't root: as ourselves.
 */
export async function serverUser(dataDir: string): Promise<User | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = await stat(dataDir);
  if (uid !== 0 && uid !== NOBODY.uid) return { uid, gid: gid || uid };
  const files = await stat(path.join(dataDir, 'files')).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  return files && isServers(files.uid) ? { uid: files.uid, gid: files.gid } : ownUsers(dataDir, uid).server;
}

/**
 * The user to `become` once root isn't needed any more; undefined when there is none, with a warning if that user could not go on: it was tried. The
 * folders that server and worker write to are given to that user.
 */
export async function findServerUser(config: Config, log: Log): Promise<User | undefined> {
  const user = await serverUser(config.dataDir);
  if (!user) return undefined;
  const folders = [...storeFolders, 'outbox'].map((name) => path.join(config.dataDir, name));
  for (const folder of folders) await mkdir(folder, { recursive: true, mode: 0o700 });
  // Vite writes beside the code, which is its developer's.
  if (config.mode === 'dev') return takeBack(folders, user);
  try {
    await trying(user, () => reachEverything(config, folders));
    for (const folder of folders) await giveFolder(folder, user);
    return user;
  } catch (error) {
    log.warn({ err: error }, `goes on as root, because user ${user.uid} can’t reach all that is needed`);
    return takeBack(folders, user);
  }
}

/** Gives up root for good, and with it every right that this user doesn't have. Does nothing without a user. */
export function become(user: User | undefined): void {
  if (!user) return;
  process.setgroups?.([]);
  process.setgid?.(user.gid);
  process.setuid?.(user.uid);
}

/** Runs it as that user, and comes back. */
async function trying(user: User, attempt: () => Promise<void>): Promise<void> {
  const groups = process.getgroups?.() ?? [];
  try {
    process.setgroups?.([]);
    process.setegid?.(user.gid);
    process.seteuid?.(user.uid);
    await attempt();
  } finally {
    process.seteuid?.(0);
    process.setegid?.(0);
    process.setgroups?.(groups);
  }
}

/** Code is also loaded later, pages and scripts are read, and new connections to the database are opened all the time. */
async function reachEverything({ databaseUrl }: Config, folders: string[]): Promise<void> {
  const code = [process.execPath, import.meta.filename, path.join(import.meta.dirname, '../../../dist/render.en.js')];
  for (const file of code) await (await open(file)).close();
  for (const folder of folders) await lstat(folder);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.end();
}

/** What root writes from now on is not that user's, and must be given away by the next start that gives up root. */
async function takeBack(folders: string[], { uid }: User): Promise<undefined> {
  for (const folder of folders) if ((await lstat(folder)).uid === uid) await lchown(folder, 0, 0);
}
