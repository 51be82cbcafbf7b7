import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { requestForm } from '../tests/support/deal.ts';
import { openTestStream } from '../tests/support/live.ts';
import { newBuyers, startMarketplace, untilTrue } from './support/marketplace.ts';
import { measured } from './support/report.ts';

// 2,000 open streams on which nothing is said, 200 whose readers have stopped reading without a word, and connections that send a byte now and then.

const market = await startMarketplace();
const db = await market.db();
const people = await newBuyers(db, 230);
const { port } = new URL(market.url);

/** A connection that asks for this and then does what `then` says with it. */
function socket(text: string, then: (socket: Socket) => unknown): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const opened = connect(Number(port), '127.0.0.1', () => {
      opened.write(text);
      then(opened);
      resolve(opened);
    });
    opened.on('error', reject);
  });
}

/** The memory of the server in MB. */
async function memory(): Promise<number> {
  const [pid] = await market.kill('server', 'SIGCONT');
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

const askLive = (cookie: string) => `GET /api/live HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\n\r\n`;

/** What an honest person has of it: the slowest of 20 calls, and how long a live event takes, in milliseconds. */
async function honest(cookie: string) {
  let slowest = 0;
  const timed = async (work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    return Math.round(performance.now() - began);
  };
  for (let call = 0; call < 20; call++)
    slowest = Math.max(slowest, await timed(() => fetch(`${market.url}/api/requests`, { headers: { cookie } })));
  const stream = await openTestStream(`${market.url}/api/live`, cookie);
  await stream.next();
  const form = requestForm();
  const event = await timed(async () => {
    const headers = { cookie, 'content-type': 'application/json' };
    await fetch(`${market.url}/api/requests`, { method: 'POST', headers, body: JSON.stringify(form) });
    await stream.until({ type: 'request.posted', data: { request_id: form.id } });
  });
  stream.close();
  return { slowest, event };
}

it('2,000 idle and 200 dead streams cost memory only', async () => {
  const [reader = '', ...others] = people;
  const before = { ...(await honest(reader)), memory: await memory() };
  const idle: Socket[] = [];
  for (const cookie of others.slice(0, 200)) {
    const ten = Array.from({ length: 10 }, () => socket(askLive(cookie), (opened) => opened.resume()));
    idle.push(...(await Promise.all(ten)));
  }
  const dead: Socket[] = [];
  for (const cookie of others.slice(200, 220)) {
    const ten = Array.from({ length: 10 }, () => socket(askLive(cookie), (opened) => opened.pause()));
    dead.push(...(await Promise.all(ten)));
  }
  await pause(5_000);
  const isOpen = (each: Socket) => !each.closed && each.bytesRead > 0;
  await untilTrue(async () => idle.every(isOpen)).catch(() => undefined);
  const open = idle.filter(isOpen).length;
  const during = { ...(await honest(reader)), memory: await memory() };
  for (const each of [...idle, ...dead]) each.destroy();
  await pause(5_000);
  const after = { ...(await honest(reader)), memory: await memory() };
  measured('streams', { open, before, during, after });
  expect(open).toBe(2_000);
  expect(during.slowest).toBeLessThan(2_000);
  expect(during.event).toBeLessThan(2_000);
  expect(during.memory - before.memory).toBeLessThan(300);
});

it('500 connections that send a byte now and then are closed, and nobody waits for them', async () => {
  const [reader = ''] = people;
  let closed = 0;
  const slow = await Promise.all(
    Array.from({ length: 500 }, () =>
      socket(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Slow: `, (opened) => opened.resume().on('close', () => closed++)),
    ),
  );
  const began = performance.now();
  let during = { slowest: 0, event: 0 };
  while (closed < slow.length && performance.now() - began < 150_000) {
    for (const each of slow) if (each.writable) each.write('x');
    const now = await honest(reader);
    during = { slowest: Math.max(during.slowest, now.slowest), event: Math.max(during.event, now.event) };
    await pause(10_000);
  }
  measured('slowloris', { closed, after: Math.round(performance.now() - began), ...during });
  expect(closed).toBe(500);
  expect(during.slowest).toBeLessThan(2_000);
  await db.destroy();
});
