import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp, type Dependencies } from '../../server/app.ts';
import { openDatabase, openPool } from '../../server/platform/data/database.ts';
import { openHub, wakeByNotify } from '../../server/platform/live/live.ts';
import { type Config, readConfig } from '../../server/platform/process/config.ts';
import { machineKey } from '../../server/platform/process/machine-key.ts';
import { loadRenderer, type Renderer } from '../../server/site/render.ts';
import { atEnd, testDatabase } from './database.ts';
import { log } from './faults.ts';
import { inOneForm } from './instants.ts';

/**
 * The real app on a real database of its own, as the program's role, with an empty folder for files; `db` is its owner's. Overrides are settings, as
 * environment variables; `parts` is what they don't say.
 */
export async function testApp(
  environment: Record<string, string> = {},
  parts: Pick<Dependencies, 'mostCalls'> = {},
): Promise<Dependencies & Renderer & { app: FastifyInstance; url: string }> {
  const { db, url, programUrl } = await testDatabase();
  const program = openDatabase(openPool(programUrl, log));
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tafutagari-app-'));
  const config = readConfig({ APP_MODE: 'test', DATABASE_URL: programUrl, DATA_DIR: dataDir, ...environment });
  const hub = await openHub({ db: program, log, waker: wakeByNotify(programUrl, log) });
  const dependencies = { config, log, db, hub, ...parts, ...(await loadRenderer()) };
  const app = await buildApp({ ...dependencies, db: program });
  await app.ready();
  atEnd(async () => {
    await app.close();
    await hub.stop();
    await program.destroy();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { app, url, ...dependencies };
}

/** The headers of someone who can read this installation's folder. */
export async function withKey({ dataDir }: Pick<Config, 'dataDir'>): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${await machineKey(dataDir)}` };
}

/** A person at a browser: calls the API with their session's cookie. */
export interface Person {
  user_id: string;
  cookie: string;
  get(path: string): Promise<LightMyRequestResponse>;
  post(path: string, body?: object): Promise<LightMyRequestResponse>;
  put(path: string, body?: object): Promise<LightMyRequestResponse>;
  delete(path: string): Promise<LightMyRequestResponse>;
}

/** A browser that sends this cookie; without one, a visitor's. */
export function browser(app: FastifyInstance, user_id = '', cookie = ''): Person {
  const call =
    (method: 'GET' | 'POST' | 'PUT' | 'DELETE') =>
    async (url: string, body?: object): Promise<LightMyRequestResponse> =>
      inOneForm(await app.inject({ method, url, headers: { cookie }, ...(body && { payload: body }) }));
  return { user_id, cookie, get: call('GET'), post: call('POST'), put: call('PUT'), delete: call('DELETE') };
}

/** A random suffix, for names and addresses that must not repeat. */
export function unique(): string {
  return randomBytes(6).toString('hex');
}
