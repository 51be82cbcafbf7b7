import { expect, it } from 'vitest';
import { mailServer, makeJobsDue, queuedJobs } from '../tests/support/worker.ts';
import { newBuyers, startMarketplace, untilTrue } from './support/marketplace.ts';
import { measured } from './support/report.ts';

// A mail server that refuses for now, and one that takes half a minute for each mail: nobody at a page waits for it, and no mail is lost.

const slow = 30_000;

it.each([
  ['refuses for now', () => ({ responseCode: 451 })],
  ['takes half a minute for each mail', () => new Promise<null>((resolve) => setTimeout(resolve, slow, null))],
])('a mail server that %s', async (name, verdict) => {
  const state: { verdict: () => { responseCode: number } | Promise<null> | null } = { verdict };
  const { mails, url: smtp } = await mailServer(() => state.verdict());
  const market = await startMarketplace({ settings: { SMTP_URL: smtp } });
  const db = await market.db();
  await newBuyers(db, 10);
  const people = await db.selectFrom('users').select('email').where('email', 'like', '%@people.example').execute();
  const waits = [];
  for (const { email } of people) {
    const began = performance.now();
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${market.url}/api/auth/request-password-reset`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email }),
    });
    expect(reply.status).toBe(200);
    waits.push(Math.round(performance.now() - began));
  }
  await untilTrue(async () => (await queuedJobs(db)).some(({ attempts }) => attempts > 0));
  const queued = (await queuedJobs(db)).length;
  const page = (await fetch(market.url)).status;
  state.verdict = () => null;
  const began = performance.now();
  const isAll = async () => {
    await makeJobsDue(db);
    return new Set(mails.flatMap(({ recipients }) => recipients)).size >= people.length;
  };
  await untilTrue(isAll);
  const all = Math.round(performance.now() - began);
  measured(`mail server ${name}`, { longestAnswer: Math.max(...waits), queued, page, all, mails: mails.length });
  expect(Math.max(...waits)).toBeLessThan(5_000);
  expect(page).toBe(200);
  // Each once: none is lost, none comes twice.
  expect(mails.map(({ recipients }) => recipients[0]).sort()).toEqual(people.map(({ email }) => email).sort());
  await db.destroy();
  await market.stop();
});
