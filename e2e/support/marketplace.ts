import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { type Database, openDatabase, openPool } from '../../server/platform/data/database.ts';
import { startEmbeddedPostgres } from '../../server/platform/data/embedded-postgres.ts';
import { createLog } from '../../server/platform/process/log.ts';

const root = path.join(import.meta.dirname, '../..');
const log = createLog('warn', 'e2e');

export const administrator = { email: 'admin@tafutagari.example', password: 'Admin-Secret-1' };

/** The whole program, running for real on an empty database of its own. */
export interface Marketplace {
  url: string;
  db: Database;
  dataDir: string;
  /** Fills it with the demo's people and deals, as `npm run demo` does. */
  fill(): Promise<void>;
  /** Stops the program as a deploy does, runs `meanwhile`, and starts it again on the same address and database. */
  restart(meanwhile: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL, server and worker as `npm start` does, with these settings as environment variables. `db` is for moving rows in time, never
 * for making them.
 */
export async function startMarketplace(settings: Record<string, string> = {}): Promise<Marketplace> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tafutagari-e2e-'));
  await chmod(dataDir, 0o755); // Its database runs as another user when we are root.
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const launched = (file: string) => launch(file, { dataDir, databaseUrl: postgres.url, port, settings });
  const start = async () => {
    const program = launched('server/start.ts');
    await untilReady(url, program);
    return program;
  };
  let program = await start();
  const db = openDatabase(openPool(postgres.url, log, { max: 2 }));
  return {
    url,
    db,
    dataDir,
    async fill() {
      const [code] = await once(launched('db/demo.ts'), 'exit');
      if (code !== 0) throw new Error(`the demo was not filled: ${code}`);
    },
    async restart(meanwhile) {
      await end(program);
      try {
        await meanwhile();
      } finally {
        // Also after a failure: `stop` waits for a program that runs.
        program = await start();
      }
    },
    async stop() {
      await db.destroy();
      await end(program);
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

interface Launch {
  dataDir: string;
  databaseUrl: string;
  port: number;
  settings: Record<string, string>;
}

function launch(file: string, { dataDir, databaseUrl, port, settings }: Launch): ChildProcess {
  return spawn(process.execPath, [path.join(root, file)], {
    // What it prints is for people who try it.
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      APP_MODE: 'test',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      LOG_LEVEL: 'warn',
      ...settings,
    },
  });
}

async function end(program: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => program.once('exit', resolve));
  program.kill('SIGTERM');
  await ended;
}

/** Resolves when the program answers; rejects when it exits before that. */
export async function untilReady(url: string, program: ChildProcess): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (program.exitCode !== null) throw new Error(`the program ended with ${program.exitCode}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the program did not become ready');
}

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** A new browser context for one person; returns its page. */
export async function browserOf(browser: Browser, { url }: Marketplace, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-KE', timezoneId: 'Africa/Nairobi', ...options });
  return context.newPage();
}
