import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type Database, openDatabase, openPool } from '../server/platform/data/database.ts';
import { startEmbeddedPostgres } from '../server/platform/data/embedded-postgres.ts';
import { createLog } from '../server/platform/process/log.ts';
import { atEnd } from '../tests/support/database.ts';
import { type Load, lost, postRequests } from './support/load.ts';
import { newBuyers, startMarketplace, untilReady, untilTrue } from './support/marketplace.ts';
import { measured } from './support/report.ts';

// The database is away for half a minute, or stands still, while people post and read.

const silent = createLog('silent', 'deep tests');
const away = Number(process.env.AWAY ?? 30) * 1000;
const unavailable = 'We can’t be reached right now. Nothing was lost, please try again.';

/** What people get meanwhile: a page of everybody's, the health of the process, and a call that needs the database. */
async function meanwhile(url: string, cookie: string) {
  const began = performance.now();
  const call = await fetch(`${url}/api/requests`, { headers: { cookie } });
  const waited = Math.round(performance.now() - began);
  const [page, health, ready] = await Promise.all(['/', '/healthz', '/readyz'].map(async (path) => (await fetch(`${url}${path}`)).status));
  return { call: call.status, said: (await call.json()).detail, waited, page, health, ready };
}

interface Seen {
  seen: Awaited<ReturnType<typeof meanwhile>>;
  /** How long it took to answer again, in ms. */
  well: number;
  load: Load;
}

/** Nothing that was acknowledged is lost, and people were told meanwhile what is so. */
async function examine(name: string, db: Database, { seen, well, load }: Seen): Promise<void> {
  const loss = await lost(db, load);
  const { answers, slowest } = load;
  measured(name, { ...seen, well, acknowledged: load.acknowledged.length, answers, slowest, ...loss });
  expect(seen).toMatchObject({ call: 503, said: unavailable, page: 200, health: 200, ready: 503 });
  expect(well).toBeLessThan(10_000);
  expect(loss).toEqual({ lost: 0, withoutEvent: 0 });
}

it(`a database that stands still for ${away / 1000} s`, async () => {
  const market = await startMarketplace();
  const db = await market.db();
  const [reader = '', ...cookies] = await newBuyers(db, 20);
  const { stop } = postRequests(market.url, cookies);
  await pause(2_000);
  await market.kill('database', 'SIGSTOP');
  const until = pause(away);
  await pause(5_000);
  const seen = await meanwhile(market.url, reader);
  await until;
  await market.kill('database', 'SIGCONT');
  const well = await untilTrue(async () => (await fetch(`${market.url}/api/requests`, { headers: { cookie: reader } })).ok);
  await pause(2_000);
  await examine('database stands still', db, { seen, well, load: await stop() });
  expect(seen.waited).toBeLessThan(15_000);
  await db.destroy();
  await market.stop();
});

it(`a database that is stopped for ${away / 1000} s`, async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tafutagari-deep-'));
  await chmod(dataDir, 0o755);
  let postgres = await startEmbeddedPostgres({ dataDir, log: silent });
  const db = openDatabase(openPool(postgres.url, silent));
  atEnd(async () => {
    await db.destroy();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const market = await startMarketplace({ settings: { DATABASE_URL: postgres.programUrl, DATABASE_OWNER_URL: postgres.url } });
  const [reader = '', ...cookies] = await newBuyers(db, 20);
  const { stop } = postRequests(market.url, cookies);
  await pause(2_000);
  await postgres.stop();
  const until = pause(away);
  await pause(5_000);
  const seen = await meanwhile(market.url, reader);
  await until;
  postgres = await startEmbeddedPostgres({ dataDir, log: silent });
  const well = await untilReady(market.url);
  await pause(2_000);
  await examine('database stopped', db, { seen, well, load: await stop() });
  await market.stop();
});
