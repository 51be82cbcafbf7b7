import { stat } from 'node:fs/promises';
import path from 'node:path';
import { NOBODY, ownUsers, type User } from '../../process/own-users.ts';

/** Whom a new database of this folder runs as when root starts it (PostgreSQL refuses to run as root); undefined when we aren't root: as ourselves. */
export async function newDatabaseUser(dataDir: string): Promise<User | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  return ownUsers(dataDir, (await stat(dataDir)).uid).database;
}

/**
 * Whom the database runs as: the cluster's owner, or, where that is root, who copied it, or nobody, `user`, to whom it is given before it runs. It stays
 * with nobody where `user` can't reach it.
 */
export async function databaseUser(cluster: string, user: User): Promise<User> {
  const found = await stat(cluster).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (found && found.uid !== 0 && found.uid !== NOBODY.uid) return { uid: found.uid, gid: found.gid };
  return (await canEnter(path.dirname(cluster), user)) ? user : NOBODY;
}

/** Whether the user may pass through every folder of the path. */
export async function canEnter(folder: string, user: User | undefined): Promise<boolean> {
  if (!user) return true;
  const { mode, uid, gid } = await stat(folder);
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  if (!(mode & bit)) return false;
  return folder === path.dirname(folder) || canEnter(path.dirname(folder), user);
}
