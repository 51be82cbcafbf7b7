import { chmod, lchown, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { User } from './own-users.ts';

/**
 * As root, gives a folder with all in it to one user, and closes it to everybody else. Cut short, it can be done again: the folder is root's until
 * all in it is given. Does nothing when it is that user's already.
 */
export async function giveFolder(folder: string, user: User): Promise<void> {
  const { uid } = await lstat(folder);
  if (uid === user.uid) return;
  if (uid !== 0) await lchown(folder, 0, 0);
  await chmod(folder, 0o700);
  await giveAllIn(folder, user);
  await lchown(folder, user.uid, user.gid);
}

// A folder before what is in it: its former owner can't put a link in the place of a file any more while root goes through it.
async function giveAllIn(folder: string, user: User): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    await give(file, user).catch(unlessMissing);
    if (entry.isDirectory()) await giveAllIn(file, user);
  }
}

async function give(file: string, { uid, gid }: User): Promise<void> {
  const found = await lstat(file);
  // Another name of a file of root's, which may be anywhere.
  if (found.uid === 0 && found.isFile() && found.nlink > 1) return;
  await lchown(file, uid, gid);
  if (!found.isSymbolicLink()) await chmod(file, found.mode & 0o700);
}

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
