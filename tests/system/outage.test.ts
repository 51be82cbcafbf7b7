import { chmod, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { openDatabase, openPool } from '../../server/platform/data/database.ts';
import { startEmbeddedPostgres } from '../../server/platform/data/embedded-postgres.ts';
import { migrate } from '../../server/platform/data/migrate.ts';
import { installErrorExit } from '../../server/platform/http/errors.ts';
import { installHealth } from '../../server/platform/http/health.ts';
import { openHub, wakeByNotify } from '../../server/platform/live/live.ts';
import { readConfig } from '../../server/platform/process/config.ts';
import { loadRenderer } from '../../server/site/render.ts';
import { requestForm } from '../support/deal.ts';
import { log } from '../support/faults.ts';
import { buyer } from '../support/people.ts';
import { soon } from '../support/soon.ts';
import { asSuperuser } from '../support/superuser.ts';

// A separate database, which is stopped, killed and filled with connections while the app uses it.
const dataDir = await mkdtemp(path.join(tmpdir(), 'tafutagari-outage-'));
await chmod(dataDir, 0o755); // as root: the database's user must be able to enter
const postgres = await startEmbeddedPostgres({ dataDir, log });
await migrate(postgres.url, log);
const config = readConfig({ APP_MODE: 'test', DATABASE_URL: postgres.url, DATA_DIR: dataDir });
const db = openDatabase(openPool(postgres.url, log, { max: 4, patience: 1_000 }));
const hub = await openHub({ db, log, waker: wakeByNotify(postgres.url, log) });
const app = await buildApp({ config, log, db, hub, ...(await loadRenderer()) });
const wanjiru = await buyer(app, db);

afterAll(async () => {
  await app.close();
  await hub.stop();
  await db.destroy();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** The processes of this database: their working folder is its data folder. */
async function processes(): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const works = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return pids.filter((_, index) => works[index]?.startsWith(dataDir)).map(Number);
}

/** The postmaster's process id. A new postmaster starts only when no process of the previous one is left. */
const postmaster = async () => (await readFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0];

const unavailable = { status: 503, code: 'unavailable', detail: 'We can’t be reached right now. Nothing was lost, please try again.' };
const readsAgain = () => soon(async () => expect((await wanjiru.get('/api/requests')).statusCode).toBe(200));

it('says 503 when the disk is full', async () => {
  const full = Fastify();
  installErrorExit(full);
  full.get('/', () => writeFile('/dev/full', 'a photo'));
  expect((await full.inject('/')).json()).toEqual(unavailable);
});

describe('without an answer from the database', () => {
  it('answers 503 quickly, serves what needs no database, and recovers when it is back', async () => {
    const stopped = await processes();
    for (const pid of stopped) process.kill(pid, 'SIGSTOP');
    try {
      const began = performance.now();
      const replies = await Promise.all([
        wanjiru.get('/api/requests'),
        wanjiru.post('/api/requests', requestForm()),
        wanjiru.get('/'),
        app.inject('/readyz'),
      ]);
      expect(replies.map((reply) => reply.statusCode)).toEqual([503, 503, 503, 503]);
      expect(replies[0]?.json()).toEqual(unavailable);
      expect(performance.now() - began).toBeLessThan(10_000);
      expect((await app.inject('/')).statusCode).toBe(200);
      expect((await app.inject('/healthz')).statusCode).toBe(200);
    } finally {
      for (const pid of stopped) process.kill(pid, 'SIGCONT');
    }
    await readsAgain();
  });

  it('answers 503, not 500, when the database crashes during a request, and recovers when it is back', async () => {
    const requests = Array.from({ length: 20 }, () => wanjiru.post('/api/requests', requestForm()));
    const killed = await postmaster();
    for (const pid of await processes()) process.kill(pid, 'SIGKILL');
    const codes = (await Promise.all(requests)).map((reply) => reply.statusCode);
    expect(codes.filter((code) => code !== 200 && code !== 503)).toEqual([]);
    await soon(async () => expect(await postmaster()).not.toBe(killed));
    await readsAgain();
    const rows = (await wanjiru.get('/api/requests')).json().rows;
    expect(rows.length).toBeGreaterThanOrEqual(codes.filter((code) => code === 200).length);
  });

  it('answers 503 to a request that waits too long for a connection', async () => {
    const held = await Promise.all([1, 2, 3, 4].map(() => db.startTransaction().execute()));
    expect((await wanjiru.get('/api/requests')).json()).toEqual(unavailable);
    await Promise.all(held.map((transaction) => transaction.commit().execute()));
    await readsAgain();
  });
});

it('goes on reading while the database takes no changes, and is not ready any more when that has lasted 90 s', async () => {
  let now = 0;
  const watched = Fastify();
  installHealth(watched, db, 'key', () => now);
  const ready = async (after: number) => {
    now += after;
    const { statusCode, json } = await watched.inject('/readyz');
    return [statusCode, json().status];
  };
  const takeChanges = async (isOn: boolean) => {
    await asSuperuser(dataDir, `alter system set default_transaction_read_only = ${isOn ? 'off' : 'on'}`);
    await asSuperuser(dataDir, 'select pg_reload_conf()');
    await soon(async () => expect((await wanjiru.post('/api/requests', requestForm())).statusCode).toBe(isOn ? 200 : 503));
  };
  expect(await ready(0)).toEqual([200, 'ok']);
  await takeChanges(false);
  expect((await wanjiru.post('/api/requests', requestForm())).json()).toEqual(unavailable);
  expect((await wanjiru.get('/api/requests')).statusCode).toBe(200);
  expect(await ready(1_000)).toEqual([200, 'ok']);
  expect(await ready(89_999)).toEqual([200, 'ok']);
  expect(await ready(1_000)).toEqual([503, 'database takes no changes']);
  await takeChanges(true);
  expect(await ready(1_000)).toEqual([200, 'ok']);
  // A second failover begins anew.
  await takeChanges(false);
  expect(await ready(1_000)).toEqual([200, 'ok']);
  await takeChanges(true);
});
