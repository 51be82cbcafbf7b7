import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../server/platform/data/embedded-postgres.ts';
import { createLog } from '../server/platform/process/log.ts';
import { addressOf } from '../shared/contract.ts';
import { everyone, type Role } from '../shared/roles.ts';
import { firstReads } from '../shared/site/first-reads.ts';
import { screensOf } from '../shared/site/screens.ts';
import { type Server, startApp } from './api/servers.ts';

// How long the calls of every screen take in the marketplace of `npm run bench:seed`, for the buyer and the dealer who have the most of all and for the
// administrator: each alone, the middle one of 15 after 3 that warm up. Ends with 1 when one takes longer than it may.

const mayTake = 50;
const dataDir = path.resolve(process.env.DATA_DIR ?? '.bench');
const given = process.env.DATABASE_URL;
const own = given ? null : await startEmbeddedPostgres({ dataDir, log: createLog('warn', 'bench') });
const url = given ?? own?.url ?? '';
const database = new pg.Client({ connectionString: url });
await database.connect();
let server: Server | undefined;
try {
  server = await startApp(url, dataDir);
  const table = [];
  for (const role of everyone) {
    const cookie = `${server.cookie}=${await openSession(role)}`;
    for (const [name] of screensOf(role)) {
      const params = { id: await idFor(name, role) };
      for (const { endpoint, input } of firstReads(name, params, new URLSearchParams(), role)) {
        const address = addressOf(endpoint.path, input);
        table.push({ role, screen: name, address, ...(await measure(address, cookie)) });
      }
    }
  }
  const slowestFirst = table.toSorted((a, b) => b.ms - a.ms);
  const slowest = slowestFirst.filter(
    ({ role, screen }, place) => place === slowestFirst.findIndex((row) => row.role === role && row.screen === screen),
  );
  console.table(slowest);
  const late = table.filter(({ ms }) => ms > mayTake);
  if (late.length > 0) process.exitCode = 1;
  console.log(`${table.length} calls of ${slowest.length} screens; ${late.length} take longer than ${mayTake} ms.`);
} finally {
  await server?.stop();
  await database.end();
  await own?.stop();
}

async function measure(address: string, cookie: string): Promise<{ ms: number; bytes: number }> {
  const took: number[] = [];
  let bytes = 0;
  while (took.length < 18) {
    const begun = performance.now();
    const reply = await fetch(`http://127.0.0.1:${server?.port}${address}`, { headers: { cookie } });
    bytes = (await reply.arrayBuffer()).byteLength;
    // More than one person asks in a minute: the flood guard says when to go on.
    if (reply.status === 429) await pause(Number(reply.headers.get('retry-after')) * 1000);
    else if (reply.status !== 200) throw new Error(`${address} was answered ${reply.status}`);
    else took.push(performance.now() - begun);
  }
  const middle = took.slice(3).toSorted((a, b) => a - b)[7] ?? 0;
  return { ms: Number(middle.toFixed(1)), bytes };
}

async function openSession(role: Role): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.query(
    `insert into sessions (token_hash, user_id, expires_at, absolute_expires_at)
    select $1, user_id, now() + interval '1 hour', now() + interval '1 hour' from profiles join users on users.id = profiles.user_id
    where case when $2 = 'admin' then admin_role is not null else email = $2 || '1@bench.example' end`,
    [createHash('sha256').update(token).digest(), role],
  );
  return token;
}

/** Whose page a screen with an id in its address shows: the newest that this role may see. */
async function idFor(screen: string, role: Role): Promise<string> {
  const person = `(select id from users where email = '${role === 'dealer' ? 'dealer' : 'buyer'}1@bench.example')`;
  const party = role === 'dealer' ? 'dealer_id' : 'buyer_id';
  const ids: Record<string, string> = {
    appointment: `select id from appointments where ${party} = ${person} order by created_at desc limit 1`,
    thread: `select id from appointments where ${party} = ${person} order by created_at desc limit 1`,
    car: "select id from cars where approval = 'approved' order by created_at desc limit 1",
    dealer: "select id from users where email = 'dealer1@bench.example'",
    'dealer/edit-car': `select id from cars where dealer_id = ${person} limit 1`,
    'admin/user': "select id from users where email = 'dealer1@bench.example'",
  };
  const found = ids[screen] && (await database.query<{ id: string }>(ids[screen])).rows[0]?.id;
  return found || '';
}
