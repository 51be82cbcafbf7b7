import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../server/platform/data/embedded-postgres.ts';
import { createLog } from '../server/platform/process/log.ts';
import { paths } from '../shared/addresses/paths.ts';
import type { CaseKind } from '../shared/moderation/kinds.ts';
import { everyone, type Role } from '../shared/roles.ts';
import { type ScreenName, screensOf } from '../shared/site/screens.ts';
import { adminPassword, type Server, startApp } from './api/servers.ts';
import { password } from './seed/fill.ts';
import { openVisitor } from './visitor.ts';

// How long the calls of every screen take in the marketplace of `npm run bench:seed`, for the buyer and the dealer who have the most of all and for the
// administrator. A real browser opens each screen, which tells its calls; each is then made alone, the middle one of 15 after 3 that warm up. Ends with 1
// when one takes longer than it may.

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
  const busiest = { buyer: await busiestOf('buyer'), dealer: await busiestOf('dealer') };
  const table: { role: Role; screen: ScreenName; call: string; ms: number; bytes: number }[] = [];
  for (const role of everyone) {
    const visitor = await openVisitor({ origin: `http://127.0.0.1:${server.port}`, ...signInOf(role, busiest) });
    for (const [screen, address] of await addressesOf(role, busiest)) {
      for (const call of await visitor.callsOf(address)) {
        const known = table.find((row) => row.role === role && row.call === call);
        table.push({ ...(known ?? { call, ...(await measure(call, visitor.cookie)) }), role, screen });
      }
    }
    await visitor.close();
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
    // 503: the database took longer than the server waits for it, which belongs into the table.
    else if (reply.status !== 200 && reply.status !== 503) throw new Error(`${address} was answered ${reply.status}`);
    else took.push(performance.now() - begun);
  }
  const middle = took.slice(3).toSorted((a, b) => a - b)[7] ?? 0;
  return { ms: Number(middle.toFixed(1)), bytes };
}

type Busiest = Record<'buyer' | 'dealer', string>;

/** The e-mail of the buyer or dealer with the most viewings. */
async function busiestOf(party: keyof Busiest): Promise<string> {
  const { rows } = await database.query<{ email: string }>(`
    select u.email::text from appointments a join users u on u.id = a.${party}_id group by u.email order by count(*) desc, u.email limit 1`);
  if (!rows[0]) throw new Error('there are no viewings here: run `npm run bench:seed` first');
  return rows[0].email;
}

function signInOf(role: Role, busiest: Busiest) {
  if (role === 'admin') return { door: paths.adminAccess, email: 'admin@tafutagari.example', password: adminPassword };
  return { door: paths.auth(), email: busiest[role], password };
}

/** The address of each screen of a role; one that shows a person or a thing, of the newest that this role may see. */
async function addressesOf(role: Role, busiest: Busiest): Promise<[ScreenName, string][]> {
  const person = `(select id from users where email = '${busiest[role === 'dealer' ? 'dealer' : 'buyer']}')`;
  const party = role === 'dealer' ? 'dealer_id' : 'buyer_id';
  const ids: { [N in ScreenName]?: string } = {
    appointment: `select id from appointments where ${party} = ${person} order by created_at desc limit 1`,
    thread: `select id from appointments where ${party} = ${person} order by created_at desc limit 1`,
    car: "select id from cars where approval = 'approved' order by created_at desc limit 1",
    dealer: `select id from users where email = '${busiest.dealer}'`,
    'dealer/edit-car': `select id from cars where dealer_id = ${person} limit 1`,
    'admin/user': `select id from users where email = '${busiest.dealer}'`,
  };
  const addresses: [ScreenName, string][] = [];
  for (const [screen, { path: pattern }] of screensOf(role)) {
    if (screen === 'admin/decide') continue;
    const query = ids[screen];
    addresses.push([screen, query ? pattern.replace(':id', await first(query)) : pattern]);
  }
  return role === 'admin' ? [...addresses, ...(await casesToDecide())] : addresses;
}

/** The case of each kind that waits longest. */
async function casesToDecide(): Promise<[ScreenName, string][]> {
  const { rows } = await database.query<{ kind: CaseKind; id: string }>(`
    (select 'dispute' as kind, appointment_id as id from outcome_disputes where decided_at is null order by created_at limit 1)
    union all (select 'report', id from reports where decided_at is null order by created_at limit 1)
    union all (select 'dealer', user_id from profiles where user_type = 'dealer' and not is_verified order by created_at limit 1)
    union all (select 'car', id from cars where approval = 'waiting' order by created_at limit 1)`);
  return rows.map(({ kind, id }) => ['admin/decide', paths.decide(kind, id)]);
}

async function first(query: string): Promise<string> {
  const { rows } = await database.query<{ id: string }>(query);
  if (!rows[0]) throw new Error(`nothing is found by: ${query}`);
  return rows[0].id;
}
