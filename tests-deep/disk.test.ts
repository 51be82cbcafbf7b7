import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { atEnd } from '../tests/support/database.ts';
import { lost, postRequests } from './support/load.ts';
import { newBuyers, startMarketplace, untilReady, untilTrue } from './support/marketplace.ts';
import { measured } from './support/report.ts';

// A disk of its own, which something else fills while people post. Needs root, for the disk.

const run = (command: string, ...args: string[]) => {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
};

const dataDir = await mkdtemp(path.join(tmpdir(), 'tafutagari-disk-'));
run('mount', '-t', 'tmpfs', '-o', 'size=256m,mode=755', 'tmpfs', dataDir);
await chmod(dataDir, 0o755);
// Hooks run last first: the program, which starts below, has ended before.
atEnd(async () => {
  run('umount', '-l', dataDir);
  await rm(dataDir, { recursive: true, force: true });
});
const market = await startMarketplace({ dataDir });
const before = await market.db();
const [reader = '', ...cookies] = await newBuyers(before, 40);
await before.destroy();

/** Fills the disk to the last byte; returns what frees it. */
async function fill(): Promise<() => Promise<void>> {
  const ballast = path.join(dataDir, 'ballast');
  const file = await open(ballast, 'w');
  const block = Buffer.alloc(65_536);
  for (let full = false; !full; ) await file.write(block).catch(() => (full = true));
  await file.close();
  return () => rm(ballast);
}

it('a full disk: what is written is refused with 503, and all is well once there is room', async () => {
  const { stop, load } = postRequests(market.url, cookies);
  await untilTrue(async () => load.acknowledged.length > 20);
  const free = await fill();
  // The database still has room in the files that it made before.
  const seen503 = await untilTrue(async () => {
    if ((await statfs(dataDir)).bavail > 0) await fill();
    return (load.answers[503] ?? 0) > 20;
  }).catch(() => null);
  const [read, page, health] = await Promise.all(
    ['/api/requests', '/', '/healthz'].map(async (path) => (await fetch(`${market.url}${path}`, { headers: { cookie: reader } })).status),
  );
  await pause(5_000);
  await free();
  const ready = await untilReady(market.url);
  const known = load.acknowledged.length;
  const well = await untilTrue(async () => load.acknowledged.length > known);
  await stop();
  const db = await market.db();
  const loss = await lost(db, load);
  await db.destroy();
  measured('disk full', {
    seen503,
    read,
    page,
    health,
    ready,
    well,
    acknowledged: load.acknowledged.length,
    answers: load.answers,
    ...loss,
  });
  expect({ page, health }).toEqual({ page: 200, health: 200 });
  expect([200, 503]).toContain(read);
  expect(
    Object.keys(load.answers)
      .map(Number)
      .filter((status) => ![0, 200, 429, 503].includes(status)),
  ).toEqual([]);
  expect(loss).toEqual({ lost: 0, withoutEvent: 0 });
  expect(ready + well).toBeLessThan(60_000);
});
