import { expect, it } from 'vitest';
import { lost, postRequests } from './support/load.ts';
import { newBuyers, startMarketplace, untilReady, untilTrue } from './support/marketplace.ts';
import { measured } from './support/report.ts';

// Server, worker and database are killed in turn, as by a machine that runs out of memory, while people post: what was acknowledged is kept.

const cycles = Number(process.env.KILLS ?? 50);
const market = await startMarketplace();
const before = await market.db();
const cookies = await newBuyers(before, 40);
await before.destroy();

it(`${cycles} kills lose nothing that was acknowledged, and each is over within a minute`, async () => {
  const { load, stop } = postRequests(market.url, cookies);
  const parts = ['server', 'database', 'worker'] as const;
  const waits: number[] = [];
  for (let cycle = 0; cycle < cycles; cycle++) {
    const part = parts[cycle % parts.length] ?? 'server';
    const hit = await market.kill(part);
    expect(hit.length, part).toBeGreaterThan(0);
    const known = load.acknowledged.length;
    const began = performance.now();
    await untilReady(market.url);
    // All of the buyers may have posted as often as they may.
    if (load.acknowledged.length < cookies.length * 25) await untilTrue(async () => load.acknowledged.length > known);
    // The next kill finds its part running.
    await untilTrue(async () => (await market.kill(part, 'SIGCONT')).length > 0);
    waits.push(Math.round(performance.now() - began));
  }
  const { answers, slowest, acknowledged } = await stop();
  const db = await market.db();
  const loss = await lost(db, load);
  await db.destroy();
  measured('kills', {
    cycles,
    acknowledged: acknowledged.length,
    answers,
    slowest,
    ...loss,
    longest: Math.max(...waits),
    median: waits.sort((a, b) => a - b)[cycles >> 1],
  });
  expect(loss).toEqual({ lost: 0, withoutEvent: 0 });
  expect(
    Object.keys(answers)
      .map(Number)
      .filter((status) => ![0, 200, 429, 503].includes(status)),
  ).toEqual([]);
  expect(Math.max(...waits)).toBeLessThan(60_000);
});
