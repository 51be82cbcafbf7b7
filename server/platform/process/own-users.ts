import { createHash } from 'node:crypto';
import path from 'node:path';

/** A user of this machine, by number. */
export interface User {
  uid: number;
  gid: number;
}

/** The user whom many programs of a machine share. */
export const NOBODY: User = { uid: 65534, gid: 65534 };

// The range that systemd gives to services for as long as they run: no person's account is in it, and a container with 65,536 numbers has it.
const FIRST = 61_184;
const LAST = 65_519;
// The last pair is nobody's first choice, so that there is always a next one.
const PAIRS = (LAST - FIRST + 1) / 2 - 1;

/**
 * The two users of an installation that root starts. They come from its folder's path, so that two installations rarely share them; the database's
 * is even and the server's odd, so those of one never meet. `owner` is the number of the folder's owner, which the database's never is.
 */
export function ownUsers(dataDir: string, owner: number): { database: User; server: User } {
  const pair = createHash('sha256').update(path.resolve(dataDir)).digest().readUInt32BE() % PAIRS;
  const even = FIRST + 2 * pair;
  return { database: userOf(even === owner ? even + 2 : even), server: userOf(even + 1) };
}

/** Whether the server of some installation was given this number. */
export function isServers(uid: number): boolean {
  return uid >= FIRST && uid <= LAST && uid % 2 === 1;
}

const userOf = (number: number): User => ({ uid: number, gid: number });
