import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { migrate } from '../server/platform/data/migrate.ts';
import { createLog } from '../server/platform/process/log.ts';
import { atEnd } from '../tests/support/database.ts';
import { freePort } from '../tests/support/free-port.ts';
import { lost, postRequests } from './support/load.ts';
import { end, newBuyers, startMarketplace, startProgram, untilReady } from './support/marketplace.ts';
import { measured } from './support/report.ts';

// The version before serves, and goes on serving while this one migrates its database and serves beside it.

/** The commit that ran before: another one with UPGRADE_FROM. */
const from = process.env.UPGRADE_FROM ?? 'afc3faa4';
const root = path.join(import.meta.dirname, '..');
const before = mkdtempSync(path.join(tmpdir(), 'tafutagari-before-'));
atEnd(async () => rmSync(before, { recursive: true, force: true }));
execFileSync('bash', ['-c', `git archive ${from} | tar x -C ${before}`], { cwd: root });
symlinkSync(path.join(root, 'node_modules'), path.join(before, 'node_modules'));
execFileSync('npm', ['run', '--silent', 'build'], { cwd: before });

it(`an upgrade from ${from} while that one still serves`, async () => {
  const old = await startMarketplace({ code: before });
  const db = await old.db();
  const cookies = await newBuyers(db, 20);
  const atOld = postRequests(old.url, cookies.slice(0, 10));
  await pause(2_000);
  const { databaseUrl, ownerUrl } = await old.addresses();
  const began = performance.now();
  await migrate(ownerUrl, createLog('silent', 'deep tests'), { programUrl: databaseUrl });
  const migrated = Math.round(performance.now() - began);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = { DATA_DIR: old.dataDir, DATABASE_URL: databaseUrl, PORT: String(port) };
  const programs = [startProgram('main', settings), startProgram('worker', settings)];
  for (const program of programs) {
    program.stdout?.resume();
    atEnd(() => end(program));
  }
  await untilReady(url);
  const atNew = postRequests(url, cookies.slice(10));
  await pause(5_000);
  const loads = [await atOld.stop(), await atNew.stop()];
  const losses = await Promise.all(loads.map((load) => lost(db, load)));
  measured('upgrade', {
    from,
    migrated,
    old: loads[0]?.answers,
    new: loads[1]?.answers,
    slowest: loads.map(({ slowest }) => slowest),
    losses,
  });
  for (const [index, { answers }] of loads.entries()) {
    expect(Object.keys(answers)).toEqual(['200']);
    expect(losses[index]).toEqual({ lost: 0, withoutEvent: 0 });
  }
  for (const program of programs) await end(program);
  await db.destroy();
});
