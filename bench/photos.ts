import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { startEmbeddedPostgres } from '../server/platform/data/embedded-postgres.ts';
import { migrate } from '../server/platform/data/migrate.ts';
import { createLog } from '../server/platform/process/log.ts';
import { fillMarket } from './api/market.ts';
import { type Server, startApp } from './api/servers.ts';

// How long one dealer's photo takes while another dealer sends sixty heavy ones at once, beside the same photo on a quiet server, in one run. A heavy
// photo is a PNG of 0.3 MB with 49 megapixels of 16 bits, interlaced, so it has to be decoded whole. Memory is the most that each process has held.

const folder = await mkdtemp(path.join(tmpdir(), 'tafutagari-bench-'));
// Open to the database's user, who is another one when root runs this.
await chmod(folder, 0o755);
const log = createLog('warn', 'bench');
const postgres = await startEmbeddedPostgres({ dataDir: folder, log });
let app: Server | undefined;
try {
  await migrate(postgres.url, log);
  const deals = await fillMarket(postgres.url, { buyers: 1, dealers: 2, requests: 4, offers: 2, messages: 1 });
  const [honest = '', hostile = ''] = new Set(deals.map(({ dealerToken }) => dealerToken));
  app = await startApp(postgres.url, folder);
  const [ordinary, heavy] = await Promise.all([ordinaryPhoto(), heavyPhoto()]);

  await upload(app, honest, ordinary);
  const alone = [await upload(app, honest, ordinary), await upload(app, honest, ordinary), await upload(app, honest, ordinary)];
  const flood = Promise.all(Array.from({ length: 60 }, () => upload(app as Server, hostile, heavy)));
  const during = [await upload(app, honest, ordinary), await upload(app, honest, ordinary), await upload(app, honest, ordinary)];
  const memory = await megabytesOf(app.pid);
  const flooded = await flood;

  const least = Math.min(...alone.map(({ ms }) => ms));
  const most = Math.max(...during.map(({ ms }) => ms));
  console.table({
    'one photo, quiet (ms)': Math.round(least),
    'one photo in the flood, the slowest of three (ms)': Math.round(most),
    'flood : quiet': Number((most / least).toFixed(1)),
    'the flood is over after (ms)': Math.round(Math.max(...flooded.map(({ ms }) => ms))),
    'answers to the flood': JSON.stringify(
      Object.groupBy(flooded, ({ status }) => String(status)),
      (_key, value) => (Array.isArray(value) ? value.length : value),
    ),
    'server (MB)': memory.server,
    'decoders (MB)': memory.decoders.join(' + '),
  });
} finally {
  await app?.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

/** What a phone takes: 12 megapixels, 3 MB. */
function ordinaryPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#b4431f', noise } })
    .jpeg()
    .toBuffer();
}

function heavyPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 7000, height: 7000, channels: 4, background: '#b4431f80' } })
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 9 })
    .toBuffer();
}

async function upload({ port, cookie }: Server, token: string, bytes: Buffer): Promise<{ status: number; ms: number }> {
  const form = new FormData();
  form.append('photo', new Blob([new Uint8Array(bytes)]), 'photo');
  const begun = performance.now();
  const headers = { cookie: `${cookie}=${token}` };
  const reply = await fetch(`http://127.0.0.1:${port}/api/photos?id=${uuidv7()}`, { method: 'POST', headers, body: form });
  await reply.arrayBuffer();
  return { status: reply.status, ms: performance.now() - begun };
}

/** The most memory that a server and its decoders, which are its children, have held so far. */
async function megabytesOf(pid: number): Promise<{ server: number; decoders: number[] }> {
  const peak = async (process: string) =>
    Math.round(Number(/VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${process}/status`, 'utf8'))?.[1]) / 1024);
  const threads = await readdir(`/proc/${pid}/task`);
  const children = await Promise.all(threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8')));
  const decoders = children.join(' ').split(' ').filter(Boolean);
  return { server: await peak(String(pid)), decoders: await Promise.all(decoders.map(peak)) };
}
