import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { testApp } from '../support/app.ts';
import { testDatabase } from '../support/database.ts';

const { config, url } = await testApp();
const taken = createServer().listen(0, '127.0.0.1');
await once(taken, 'listening');
afterAll(() => taken.close());
const { port } = taken.address() as AddressInfo;
const file = path.join(config.dataDir, 'a file');
await writeFile(file, '');

/** Runs a program of ours to its end; its exit code and its output. */
async function start(program: 'start' | 'main' | 'worker', environment: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, `../../server/${program}.ts`)], {
    env: { PATH: process.env.PATH, DATA_DIR: config.dataDir, DATABASE_URL: url, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const [code] = await once(child, 'close');
  return { code, said: said.trim() };
}

const unwritable = { DATA_DIR: path.join(file, 'data') };
const unreachable = { DATABASE_URL: 'postgres://boss:secret-word@127.0.0.1:1/shop' };

describe('what can’t start says why, in one sentence for whoever runs it', () => {
  it.each([
    ['main', { PORT: String(port) }, `Port ${port} on 127.0.0.1 is taken by another program. Stop that one, or set another PORT.`],
    ['start', { PORT: String(port) }, 'The server did not start; the lines above say why.'],
    ['main', { HOST: '192.0.2.1' }, 'HOST (192.0.2.1) is no address of this machine.'],
    ['main', { DATABASE_URL: '' }, 'The server needs DATABASE_URL; `npm start` starts it with a database of its own.'],
    ['worker', { DATABASE_URL: '' }, 'The worker needs DATABASE_URL; `npm start` starts it with a database of its own.'],
    ['main', { PORT: 'x' }, "These settings can't be used:\n  PORT: must be a number from 0 to 65535"],
    ['start', { PORT: 'x' }, "These settings can't be used:\n  PORT: must be a number from 0 to 65535"],
    ['start', unwritable, `DATA_DIR (${unwritable.DATA_DIR}) can't be written to: ENOTDIR: not a directory`],
    ['main', unwritable, `DATA_DIR (${unwritable.DATA_DIR}) can't be written to: ENOTDIR: not a directory`],
    ['worker', unreachable, "The database at 127.0.0.1:1/shop can't be used: connect ECONNREFUSED 127.0.0.1:1"],
    ['start', unreachable, "The database at 127.0.0.1:1/shop can't be used: connect ECONNREFUSED 127.0.0.1:1"],
  ] as const)('%s with %j', async (program, environment, sentence) => {
    const { code, said } = await start(program, environment);
    expect(code).toBe(1);
    expect(said).toContain(sentence);
    expect(said).not.toMatch(/\n\s+at |secret-word|"level":60/);
  });
});

it('a port that is taken makes no administrator yet, whose password the next start would not print', async () => {
  const { db, url } = await testDatabase();
  const { said } = await start('main', { PORT: String(port), DATABASE_URL: url });
  expect(said).toContain('is taken by another program');
  expect(said).not.toContain('Password:');
  expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
});

it('on SIGTERM under load it answers every request it received, announces the close on each connection, and exits', async () => {
  const door = createServer().listen(0, '127.0.0.1');
  await once(door, 'listening');
  const { port: free } = door.address() as AddressInfo;
  door.close();
  const server = spawn(process.execPath, [path.join(import.meta.dirname, '../../server/main.ts')], {
    env: { PATH: process.env.PATH, DATA_DIR: config.dataDir, DATABASE_URL: url, PORT: String(free), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  await once(server, 'message');

  const answers: number[] = [];
  /** A client with one connection, which it uses until the server closes it. */
  async function keepAsking(): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let isLast = false; !isLast; ) {
      const asked = get({ host: '127.0.0.1', port: free, path: '/about', agent });
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      await answer.resume().toArray();
      answers.push(answer.statusCode ?? 0);
      isLast = answer.headers.connection === 'close';
    }
    agent.destroy();
  }
  const browsers = Array.from({ length: 8 }, keepAsking);
  await vi.waitUntil(() => answers.length > 50, { timeout: 60_000 });
  server.kill('SIGTERM');
  const [[code]] = await Promise.all([once(server, 'exit'), ...browsers]);
  expect(code).toBe(0);
  expect(new Set(answers)).toEqual(new Set([200]));
});

it('servers and workers that start at once on an empty database all come up', async () => {
  const empty = await testDatabase('template0');
  const programs = ['worker', 'main', 'worker', 'main'].map((program) =>
    spawn(process.execPath, [path.join(import.meta.dirname, `../../server/${program}.ts`)], {
      env: { PATH: process.env.PATH, DATA_DIR: config.dataDir, DATABASE_URL: empty.url, PORT: '0', LOG_LEVEL: 'error' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
  );
  onTestFinished(() => programs.forEach((program) => void program.kill('SIGKILL')));
  const firstWords = await Promise.all(programs.map((program) => Promise.race([once(program, 'message'), once(program, 'exit')])));
  expect(firstWords.map(([word]) => word)).toEqual(['ready', 'ready', 'ready', 'ready']);
});
