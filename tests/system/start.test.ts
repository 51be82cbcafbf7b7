import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listen } from '../../server/platform/process/listen.ts';
import { testApp } from '../support/app.ts';
import { testDatabase } from '../support/database.ts';
import { freePort } from '../support/free-port.ts';
import { launch } from '../support/program.ts';

const { app, config, db, url } = await testApp();
const port = await freePort();

/** Runs it on this database and folder, if not on others. */
const start = (program: string, settings: Record<string, string> = {}) =>
  launch(`server/${program}.ts`, { DATA_DIR: config.dataDir, DATABASE_URL: url, PORT: '0', LOG_LEVEL: 'error', ...settings });

// They come up while the others are tried, which takes seconds.
const empty = await testDatabase('template0');
const server = start('main', { DATABASE_URL: empty.url, PORT: String(port) });
const together = [server, ...['worker', 'main', 'worker'].map((program) => start(program, { DATABASE_URL: empty.url }))];

const file = path.join(config.dataDir, 'a file');
await writeFile(file, '');
const unwritable = { DATA_DIR: path.join(file, 'data') };
const unreachable = { DATABASE_URL: 'postgres://boss:secret-word@127.0.0.1:1/shop' };

describe('what can’t start says why, in one sentence for whoever runs it', () => {
  it.each([
    ['main', { DATABASE_URL: '' }, 'The server needs DATABASE_URL; `npm start` starts it with a database of its own.'],
    ['worker', { DATABASE_URL: '' }, 'The worker needs DATABASE_URL; `npm start` starts it with a database of its own.'],
    ['start', { PORT: 'x' }, "These settings can't be used:\n  PORT: must be a number from 0 to 65535"],
    ['start', unwritable, `DATA_DIR (${unwritable.DATA_DIR}) can't be written to: ENOTDIR: not a directory`],
    ['main', unwritable, `DATA_DIR (${unwritable.DATA_DIR}) can't be written to: ENOTDIR: not a directory`],
    ['worker', unreachable, "The database at 127.0.0.1:1/shop can't be used: connect ECONNREFUSED 127.0.0.1:1"],
    ['start', unreachable, "The database at 127.0.0.1:1/shop can't be used: connect ECONNREFUSED 127.0.0.1:1"],
  ] as const)('%s with %j', async (program, settings, sentence) => {
    await expectRefusal(start(program, settings), sentence);
  });

  it('start on a port that is taken: the server makes no administrator yet, whose password the next start would not print', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { port: taken } = other.address() as AddressInfo;
    const said = await expectRefusal(start('start', { PORT: String(taken) }), 'The server did not start; the lines above say why.');
    expect(said).toContain(`Port ${taken} on 127.0.0.1 is taken by another program. Stop that one, or set another PORT.`);
    expect(said).not.toContain('Password:');
    expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
  });

  it('a HOST of another machine', async () => {
    await expect(listen(app, { host: '192.0.2.1', port: 0 })).rejects.toThrow('HOST (192.0.2.1) is no address of this machine.');
  });

  async function expectRefusal({ ended, said }: ReturnType<typeof launch>, sentence: string): Promise<string> {
    expect(await ended).toBe(1);
    expect(said()).toContain(sentence);
    expect(said()).not.toMatch(/\n\s+at |secret-word|"level":60/);
    return said();
  }
});

it('servers and workers that start at once on an empty database all come up', async () => {
  for (const { ready, said } of together) expect(await ready, said()).toBe(true);
});

it('on SIGTERM under load it answers every request it received, announces the close on each connection, and exits', async () => {
  const answers: number[] = [];
  /** A client with one connection, which it uses until the server closes it. */
  async function keepAsking(): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let isLast = false; !isLast; ) {
      const asked = get({ host: '127.0.0.1', port, path: '/about', agent });
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      await answer.resume().toArray();
      answers.push(answer.statusCode ?? 0);
      isLast = answer.headers.connection === 'close';
    }
    agent.destroy();
  }
  const browsers = Array.from({ length: 8 }, keepAsking);
  await vi.waitUntil(() => answers.length > 50, { timeout: 60_000 });
  server.child.kill('SIGTERM');
  const [code] = await Promise.all([server.ended, ...browsers]);
  expect(code, server.said()).toBe(0);
  expect(new Set(answers)).toEqual(new Set([200]));
});
