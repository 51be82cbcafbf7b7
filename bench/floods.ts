import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../server/platform/data/embedded-postgres.ts';
import { migrate } from '../server/platform/data/migrate.ts';
import { createLog } from '../server/platform/process/log.ts';
import { paths } from '../shared/addresses/paths.ts';
import { fillMarket, password } from './api/market.ts';
import { type Server, startApp } from './api/servers.ts';

// What floods cost everybody else. First: how long people wait who sign in at a browser that is new, each from an address of their own, while a hundred
// addresses try wrong passwords without a pause. Then: how much processor time forms of some sizes take, and how many one address may send in a minute, up
// to 1,000.

const loops = 100;
const honest = 20;
// A request's letters are rare ones, which take twelve bytes each on their way.
const request = { id: '019b0000-0000-7000-8000-000000000000', car_model: 'Toyota', budget: '1.2M', location: 'Nakuru', condition: 'any' };
const rare = String.fromCodePoint(...Array.from({ length: 1_000 }, (_, at) => 0x20000 + ((at * at * 7_919) % 42_000)));
const forms = {
  'a sign-in': [paths.auth(), { email: 'x' }],
  'a sign-in of 8 KB': [paths.auth(), { email: 'x'.repeat(8 * 1_024) }],
  'a sign-in of 31 KB': [paths.auth(), { email: 'x'.repeat(31 * 1_024) }],
  'a sign-in of 95 KB': [paths.auth(), { email: 'x'.repeat(95 * 1_024) }],
  'a request of a visitor': [paths.postRequest, { ...request, description: 'Automatic, silver' }],
  'a request as long as it may be': [paths.postRequest, { ...request, description: rare }],
} as const;
const mostForms = 1_000;

const folder = await mkdtemp(path.join(tmpdir(), 'tafutagari-bench-'));
// Open to the database's user, who is another one when root runs this.
await chmod(folder, 0o755);
const postgres = await startEmbeddedPostgres({ dataDir: folder, log: createLog('warn', 'bench') });
let app: Server | undefined;
try {
  await migrate(postgres.url, createLog('warn', 'bench'));
  await fillMarket(postgres.url, { buyers: honest, dealers: 1, requests: 1, offers: 1, messages: 1 });
  app = await startApp(postgres.url, folder, { TRUST_PROXY: 'loopback' });
  if (process.argv[2] !== "forms") console.table(await signInsBesideLoops(app));
  const found: Record<string, unknown> = {};
  for (const [form, [to, fields]] of Object.entries(forms)) found[form] = await formsOfOneAddress(app, form, to, fields);
  console.table(found);
} finally {
  await app?.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function signInsBesideLoops(server: Server) {
  let isOver = false;
  let tries = 0;
  const attack = Array.from({ length: loops }, async (_, n) => {
    while (!isOver) {
      tries += 1;
      await signIn(server, `41.90.${n}.1`, `nobody${tries}@bench.example`, 'Wrong2026');
    }
  });
  const answers = [];
  // Some seconds, in which each loop has had a turn.
  while (tries < 3 * loops) await new Promise((resolve) => setTimeout(resolve, 100));
  for (let n = 1; n <= honest; n += 1) answers.push(await signIn(server, `197.232.0.${n}`, `buyer${n}@bench.example`, password));
  isOver = true;
  await Promise.all(attack);
  const times = answers.map(({ ms }) => Math.round(ms)).sort((one, other) => one - other);
  return {
    'honest sign-ins': honest,
    'signed in within 5 s': answers.filter(({ status, ms }) => status === 200 && ms < 5_000).length,
    '429': answers.filter(({ status }) => status === 429).length,
    'half of them within (ms)': times[Math.floor(honest / 2)],
    'the slowest (ms)': times.at(-1),
  };
}

function signIn(server: Server, address: string, email: string, typed: string) {
  return post(server, '/api/auth/sign-in', address, 'application/json', JSON.stringify({ email, password: typed }));
}

async function formsOfOneAddress(server: Server, address: string, to: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields).toString();
  const before = await server.cpu();
  const answers = new Map<number, number>();
  const sent = () => [...answers.values()].reduce((sum, count) => sum + count, 0);
  const sendAll = async () => {
    while (!answers.has(429) && sent() < mostForms) {
      const { status } = await post(server, to, address, 'application/x-www-form-urlencoded', body);
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 12 }, sendAll));
  const cpu = (await server.cpu()).server - before.server;
  return {
    answers: JSON.stringify(Object.fromEntries(answers)),
    'server CPU of one (ms)': Number((cpu / sent()).toFixed(2)),
    'server CPU of all (s)': Number((cpu / 1_000).toFixed(1)),
  };
}

async function post({ port }: Server, address: string, from: string, type: string, body: string): Promise<{ status: number; ms: number }> {
  const begun = performance.now();
  const headers = { 'content-type': type, 'x-forwarded-for': from };
  const reply = await fetch(`http://127.0.0.1:${port}${address}`, { method: 'POST', headers, body, redirect: 'manual' });
  await reply.arrayBuffer();
  return { status: reply.status, ms: performance.now() - begun };
}
