import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { type Database, openDatabase, openPool } from '../../server/platform/data/database.ts';
import { createLog } from '../../server/platform/process/log.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { createDatabase, dropDatabase } from '../../tests/support/test-postgres.ts';
import { prepared, type Template } from './prepared.ts';
import { end, launch, untilReady } from './program.ts';

const log = createLog('warn', 'e2e');

/** The whole program, running for real on a database of its own. */
export interface Marketplace {
  url: string;
  db: Database;
  dataDir: string;
  /** Stops the program as a deploy does, runs `meanwhile`, and starts it again on the same address and database. */
  restart(meanwhile: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts server and worker, with these settings as environment variables, on a marketplace with nobody but its administrator.
 * `db` is for moving rows in time, never for making them.
 */
export async function startMarketplace(settings: Record<string, string> = {}): Promise<Marketplace> {
  return startOn({ dataDir: await ownFolder(), template: 'template_app', settings });
}

/** A new DATA_DIR; `stop` of the marketplace that is started on it removes it. */
export async function ownFolder(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tafutagari-e2e-'));
  await chmod(dataDir, 0o755); // The server runs as another user when we are root.
  return dataDir;
}

interface Start {
  dataDir: string;
  /** What its database begins as. */
  template: Template;
  /** Environment variables. */
  settings?: Record<string, string>;
  /** Nothing is done but what people do: no mail is sent, nobody is told later. */
  withoutWorker?: boolean;
}

/**
 * Starts server and worker on this DATA_DIR and a copy of the template, without the parent of `npm start`, whose tests are
 * tests/system/start.test.ts.
 */
export async function startOn({ dataDir, template, settings, withoutWorker }: Start): Promise<Marketplace> {
  const { postgresUrl } = prepared();
  const name = `e2e_${crypto.randomUUID().replaceAll('-', '')}`;
  const databaseUrl = await createDatabase(postgresUrl, name, template);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = async () => {
    const begin = (file: string) => launch(file, { dataDir, databaseUrl, settings: { PORT: String(port), ...settings } });
    const server = begin('server/main.ts');
    await untilReady(url, server);
    return withoutWorker ? [server] : [server, begin('server/worker.ts')];
  };
  const endAll = () => Promise.all(program.map(end));
  let program = await start();
  const db = openDatabase(openPool(databaseUrl, log, { max: 2 }));
  return {
    url,
    db,
    dataDir,
    async restart(meanwhile) {
      await endAll();
      try {
        await meanwhile();
      } finally {
        // Also after a failure: `stop` waits for a program that runs.
        program = await start();
      }
    },
    async stop() {
      await db.destroy();
      await endAll();
      await dropDatabase(postgresUrl, name);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A new browser context for one person; returns its page. */
export async function browserOf(browser: Browser, { url }: Marketplace, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-KE', timezoneId: 'Africa/Nairobi', ...options });
  return context.newPage();
}
