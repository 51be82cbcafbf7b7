import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CannotStart } from '../../process/cannot-start.ts';
import type { User } from '../../process/own-users.ts';
import { secretIn } from '../../process/secret.ts';
import { serverUser } from '../../process/server-user.ts';
import { preparePrograms } from './programs.ts';
import { canEnter, databaseUser, newDatabaseUser } from './user.ts';

/** Where one installation's PostgreSQL lives. */
export interface Place {
  /** Whom the programs run as; undefined: as ourselves. */
  user: User | undefined;
  /** The folder of the rows (PGDATA). */
  cluster: string;
  /** The folder with bin/, lib/ and share/. */
  programs: string;
  logFile: string;
  socketFolder: string;
  /** The file of the secret, for messages. */
  secretFile: string;
  /** What the passwords of the database's roles come from. */
  secret: string;
}

const LONGEST_SOCKET_PATH = 107;

/** Finds or makes the folders for `dataDir`. Rejects with a sentence for the operator when one of them can't be used. */
export async function findPlace(dataDir: string): Promise<Place> {
  await mkdir(dataDir, { recursive: true });
  const newUser = await newDatabaseUser(dataDir);
  const home = await findHome(dataDir, newUser);
  const cluster = path.join(home, 'cluster');
  const user = newUser && (await databaseUser(cluster, newUser));
  const secretFile = path.join(home, 'secret');
  return {
    user,
    cluster,
    programs: await preparePrograms(home, (folder) => canEnter(folder, user)),
    logFile: path.join(home, 'postgres.log'),
    socketFolder: await makeSocketFolder(cluster, user, await serverUser(dataDir)),
    secretFile,
    // As root, the database's user can't read it.
    secret: await secretIn(secretFile),
  };
}

/** As root, a DATA_DIR whose parents are closed to others can't be reached by the database's user: its home is in /var/lib then, noted in DATA_DIR. */
async function findHome(dataDir: string, user: User | undefined): Promise<string> {
  const inside = path.join(dataDir, 'postgres');
  const note = path.join(dataDir, 'postgres-is-in');
  const noted = await readFile(note, 'utf8').catch(unlessMissing);
  if (noted !== undefined) {
    const home = noted.trim();
    if (!(await exists(home)))
      throw new CannotStart(
        `${note} says the database is in ${home}, but that folder is gone. Bring it back, or remove the note to begin with an empty database.`,
      );
    return home;
  }
  if ((await exists(inside)) || (await canEnter(dataDir, user))) {
    await mkdir(inside, { recursive: true });
    if (user) await chmod(inside, 0o755); // open to the database's user, whatever our umask
    return inside;
  }
  const home = path.join('/var/lib/tafutagari', hash(dataDir));
  await mkdir(home, { recursive: true });
  await Promise.all([chmod(path.dirname(home), 0o755), chmod(home, 0o755)]);
  await writeFile(note, `${home}\n`);
  return home;
}

/** A socket's path is limited to 107 bytes, so it can't lie in DATA_DIR. As root, only the database's user and the server's may enter its folder. */
async function makeSocketFolder(cluster: string, user: User | undefined, server: User | undefined): Promise<string> {
  // Each user has another: that of an earlier one may still be in use, or hold something of its making.
  const name = `tafutagari-${hash(user ? `${cluster} ${user.uid}` : cluster)}`;
  const isShort = (parent: string) => Buffer.byteLength(path.join(parent, name, '.s.PGSQL.5432.lock')) <= LONGEST_SOCKET_PATH;
  const parent = isShort(tmpdir()) && (await canEnter(tmpdir(), user)) ? tmpdir() : '/tmp';
  const folder = path.join(parent, name);
  await mkdir(folder, { mode: 0o700 }).catch(unlessThere);
  // Anyone may make a folder of this name in /tmp before us, and would then be asked for our data.
  const found = await lstat(folder);
  const isOurs = found.uid === process.getuid?.() || found.uid === user?.uid;
  if (!found.isDirectory() || !isOurs) throw new CannotStart(`${folder} belongs to another user. Remove it and start again.`);
  if (user) await chown(folder, user.uid, server?.gid ?? user.gid);
  await chmod(folder, server ? 0o710 : 0o700);
  return folder;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

const exists = (file: string) =>
  stat(file).then(
    () => true,
    (error) => unlessMissing(error) ?? false,
  );

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
