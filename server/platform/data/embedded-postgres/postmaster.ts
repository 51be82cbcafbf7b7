import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, open, readdir, readFile, readlink, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { CannotStart } from '../../process/cannot-start.ts';
import { giveFolder } from '../../process/give-folder.ts';
import { NOBODY } from '../../process/own-users.ts';
import type { Place } from './place.ts';
import { passwordOf, SUPERUSER } from './roles.ts';

const SETTINGS = {
  listen_addresses: '',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  log_checkpoints: 'off',
  // The application logs its own failed statements; here they would put people's data into a second file.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
};

/** What lives in the cluster's folder: a postmaster, only leftovers of a killed one (they end by themselves), or nothing. */
export type Running = { kind: 'postmaster'; pid: number; socketFolder: string } | { kind: 'leftovers' } | { kind: 'nothing' };

/** Looks for processes at work in the cluster. Every process of PostgreSQL works in the cluster's folder, so a number used again by another program isn't mistaken for one. */
export async function lookFor(cluster: string): Promise<Running> {
  const pids = await processesIn(cluster);
  const noted = await readPidFile(cluster);
  if (noted && pids.includes(noted.pid)) return { kind: 'postmaster', ...noted };
  return { kind: pids.length > 0 ? 'leftovers' : 'nothing' };
}

/** Starts the cluster's postmaster as its user, to whom the cluster is given if it isn't yet; it outlives this process. Call it when nothing runs there; of two started at once PostgreSQL ends one. */
export async function startPostmaster(place: Place, maxConnections: number): Promise<ChildProcess> {
  // PostgreSQL forgives a postmaster.pid of a dead process, but not of a live stranger that got the same number after a crash of the machine.
  const stale = await readPidFile(place.cluster);
  const isStranger = stale && isAlive(stale.pid) && (await processesIn(place.cluster)).length === 0;
  if (isStranger) await rm(path.join(place.cluster, 'postmaster.pid'), { force: true });
  if (place.user) await giveFolder(await realpath(place.cluster), place.user);
  const settings = Object.entries({
    ...SETTINGS,
    max_connections: String(maxConnections),
    unix_socket_directories: `"${place.socketFolder}"`,
  });
  const postmaster = await run(place, 'postgres', [
    '-D',
    place.cluster,
    ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  postmaster.unref();
  return postmaster;
}

/** Makes the cluster if there is none. Made aside and renamed: a first start cut short leaves nothing half made, and of two at once one wins. */
export async function makeCluster(place: Place): Promise<void> {
  if (await isFile(path.join(place.cluster, 'PG_VERSION'))) return;
  const aside = `${place.cluster}.${process.pid}`;
  try {
    await rm(aside, { recursive: true, force: true });
    await mkdir(aside, { mode: 0o700 });
    const made = await makeIn(aside, place);
    if (place.user) await giveFolder(made, place.user);
    await rename(made, place.cluster).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/**
 * initdb refuses a number without a name, so nobody makes the cluster. By the group, which only the database has, the folder around it and the process
 * itself are closed to nobody's other programs.
 */
async function makeIn(aside: string, place: Place): Promise<string> {
  const made = path.join(aside, 'cluster');
  const maker = place.user && { uid: NOBODY.uid, gid: place.user.gid };
  await mkdir(made, { mode: 0o700 });
  if (maker) {
    await chown(made, maker.uid, maker.gid);
    await chown(aside, 0, maker.gid);
    await chmod(aside, 0o710);
  }
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const asking = ['--auth=scram-sha-256', '--pwprompt'];
  const initdb = await run({ ...place, user: maker }, 'initdb', ['-D', made, '-U', SUPERUSER, ...asking, '--no-instructions', ...locale]);
  // It asks twice, and reads the answers here because it has no terminal. In a file they could be read by others of its user.
  const password = passwordOf(place.secret, SUPERUSER);
  initdb.stdin?.end(`${password}\n${password}\n`);
  if (initdb.exitCode === null) await once(initdb, 'exit');
  if (initdb.exitCode !== 0) throw new CannotStart(`The database could not be made in ${place.cluster}.\n${await tailOfLog(place)}`);
  return made;
}

/** Has a cluster ask everyone for a password, from the moment its postmaster reads this file again. */
export async function askForPasswords({ cluster, user }: Place): Promise<void> {
  const file = path.join(cluster, 'pg_hba.conf');
  const aside = `${file}.${process.pid}`;
  await rm(aside, { force: true });
  // 'wx' and the handle: in this folder of another user, root must not write through a link that was put there.
  const handle = await open(aside, 'wx', 0o600);
  try {
    await handle.writeFile('local all all scram-sha-256\n');
    if (user) await handle.chown(user.uid, user.gid);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(aside, file);
}

/** Runs one of PostgreSQL's programs in a session of its own (a Ctrl-C in the terminal is not for it), writing to the place's log. */
async function run(place: Place, program: string, args: string[]): Promise<ChildProcess> {
  const file = path.join(place.programs, 'bin', program);
  const logFile = await open(place.logFile, 'a');
  try {
    const child = spawn(file, args, {
      ...place.user,
      cwd: '/',
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      stdio: [program === 'initdb' ? 'pipe' : 'ignore', logFile.fd, logFile.fd],
      detached: true,
    });
    await once(child, 'spawn');
    return child;
  } catch (error) {
    throw new CannotStart(`${file} doesn't run on this machine. Set DATABASE_URL to a PostgreSQL of your own.`, { cause: error });
  } finally {
    await logFile.close();
  }
}

/** The last lines PostgreSQL wrote, for an error message. */
export async function tailOfLog(place: Place): Promise<string> {
  const lines = (await readFile(place.logFile, 'utf8')).trimEnd().split('\n');
  return [`The end of ${place.logFile}:`, ...lines.slice(-12)].join('\n');
}

async function processesIn(cluster: string): Promise<number[]> {
  const folder = await realpath(cluster).catch(() => cluster);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  // A process that ended meanwhile, or is another user's, is none of ours.
  const works = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return pids.filter((_, index) => works[index] === folder).map(Number);
}

/** Line 1 is the process, line 5 the socket's folder; a file still being written counts as none. */
async function readPidFile(cluster: string): Promise<{ pid: number; socketFolder: string } | undefined> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return '';
  });
  const lines = text.split('\n');
  return lines.length > 5 && lines[4] ? { pid: Number(lines[0]), socketFolder: lines[4] } : undefined;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const isFile = (file: string) =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
