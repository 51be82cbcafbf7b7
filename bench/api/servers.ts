import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { cookieOf } from '../../server/platform/http/session.ts';
import { readConfig } from '../../server/platform/process/config.ts';

/** A server in a process of its own, on loopback. */
export interface Server {
  port: number;
  pid: number;
  /** Milliseconds of processor time it has taken so far, and its connections in the database. */
  cpu(): Promise<{ server: number; database: number }>;
  /** The name of the cookie that says who calls. */
  cookie: string;
  stop(): Promise<void>;
}

/** Opens the account of the administrator that a started app makes. */
export const adminPassword = 'Kupima-Kasi-7';

const root = path.join(import.meta.dirname, '../..');

/** Starts the app as `npm run server` does, with further `settings`, but for its log, which is made and thrown away. */
export async function startApp(databaseUrl: string, dataDir: string, settings: Record<string, string> = {}): Promise<Server> {
  const port = await freePort();
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: String(port), ADMIN_PASSWORD: adminPassword, ...settings };
  const child = fork(path.join(root, 'server/main.ts'), { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await firstMessage(child);
  return serverOf(child, databaseUrl, { port, cookie: cookieOf(readConfig(env), 'session').name, application: 'tafutagari' });
}

/** Starts the bare server, which knows the statements in the file `recording`. */
export async function startBare(databaseUrl: string, recording: string): Promise<Server> {
  const child = fork(path.join(import.meta.dirname, 'bare.ts'), [databaseUrl, recording]);
  const port = Number(await firstMessage(child));
  return serverOf(child, databaseUrl, { port, cookie: 'session', application: 'bare' });
}

/** What a server says when it serves; throws when it ends before, of which it has said why. */
async function firstMessage(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the server ended before it served')));
  const [message] = await Promise.race([once(child, 'message'), ended]);
  return message;
}

interface Traits extends Pick<Server, 'port' | 'cookie'> {
  /** The name its connections go by in the database. */
  application: string;
}

async function serverOf(child: ChildProcess, databaseUrl: string, { application, ...traits }: Traits): Promise<Server> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  return {
    ...traits,
    pid: child.pid ?? 0,
    async cpu() {
      const { rows } = await database.query('select pid from pg_stat_activity where application_name = $1', [application]);
      const backends = await Promise.all(rows.map(({ pid }) => cpuOf(pid)));
      return { server: await cpuOf(child.pid ?? 0), database: backends.reduce((sum, cpu) => sum + cpu, 0) };
    },
    async stop() {
      await database.end();
      if (child.exitCode !== null) return;
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

// utime and stime, in clock ticks, of which Linux has a hundred a second.
async function cpuOf(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
