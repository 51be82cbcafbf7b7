import { uuidv7 } from 'uuidv7';
import { expect, it } from 'vitest';
import { atEnd } from '../tests/support/database.ts';
import { requestForm } from '../tests/support/deal.ts';
import { freePort } from '../tests/support/free-port.ts';
import { sessionFor } from '../tests/support/people.ts';
import { queuedJobs } from '../tests/support/worker.ts';
import { end, newBuyers, startMarketplace, startProgram, untilReady, untilTrue } from './support/marketplace.ts';
import { measured } from './support/report.ts';

// Two servers and a worker whose clocks are ten minutes fast and slow, on a database whose clock is right.

/** What has Node's clock be off by so many minutes. */
const offBy = (minutes: number) => {
  const script = `const Real = Date; const off = ${minutes} * 60000;
    globalThis.Date = class extends Real { constructor(...given) { given.length ? super(...given) : super(Real.now() + off); } static now() { return Real.now() + off; } };`;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(script)}` };
};

it('clocks that are ten minutes fast or slow lose nobody’s session and leave no job', async () => {
  const market = await startMarketplace({ settings: offBy(-10) });
  const db = await market.db();
  const [slow = ''] = await newBuyers(db, 1);
  const port = await freePort();
  const { databaseUrl } = await market.addresses();
  const settings = { DATA_DIR: market.dataDir, DATABASE_URL: databaseUrl, PORT: String(port), ...offBy(10) };
  const fast = startProgram('main', settings);
  fast.stdout?.resume();
  atEnd(() => end(fast));
  const urls = [market.url, `http://127.0.0.1:${port}`];
  await untilReady(urls[1] ?? '');
  const answers: number[] = [];
  for (let turn = 0; turn < 10; turn++)
    for (const url of urls) {
      const headers = { cookie: slow, 'content-type': 'application/json' };
      const posted = await fetch(`${url}/api/requests`, { method: 'POST', headers, body: JSON.stringify(requestForm({ id: uuidv7() })) });
      const read = await fetch(`${url}/api/requests`, { headers });
      answers.push(posted.status, read.status);
    }
  // A session that ended a minute ago has ended for both.
  const token = 'an-ended-session-of-somebody-x';
  const { user_id } = await db.selectFrom('sessions').select('user_id').executeTakeFirstOrThrow();
  const past = new Date(Date.now() - 60_000).toISOString();
  await db
    .insertInto('sessions')
    .values({ ...sessionFor(user_id, token), expires_at: past, absolute_expires_at: past })
    .execute();
  const ended = await Promise.all(
    urls.map(async (url) => (await fetch(`${url}/api/requests`, { headers: { cookie: `__Host-session=${token}` } })).status),
  );
  const drained = await untilTrue(async () => (await queuedJobs(db)).filter(({ minutes }) => minutes <= 0).length === 0);
  measured('clocks', { answers: [...new Set(answers)], ended, drained });
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(ended).toEqual([401, 401]);
  await db.destroy();
});
