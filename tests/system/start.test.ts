import { once } from 'node:events';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
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
const shared = { DATABASE_URL: empty.url, DATA_DIR: path.join(config.dataDir, 'shared') };
const server = start('main', { ...shared, PORT: String(port) });
const together = [server, ...['worker', 'main', 'worker'].map((program) => start(program, shared))];

const file = path.join(config.dataDir, 'a file');
await writeFile(file, '');
const unwritable = { DATA_DIR: path.join(file, 'data') };
const unreachable = { DATABASE_URL: 'postgres://boss:secret-word@127.0.0.1:1/shop' };

async function expectRefusal({ ended, said }: ReturnType<typeof launch>, sentence: string): Promise<string> {
  expect(await ended).toBe(1);
  expect(said()).toContain(sentence);
  expect(said()).not.toMatch(/\n\s+at |secret-word|"level":60/);
  return said();
}

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
});

it('servers and workers that start at once on an empty database all come up', async () => {
  for (const { ready, said } of together) expect(await ready, said()).toBe(true);
});

describe('the operator’s key', () => {
  const keyIn = async (folder: string) => {
    const name = path.join(folder, 'operator-key');
    return { key: (await readFile(name, 'utf8')).trim(), mode: (await stat(name)).mode & 0o777 };
  };

  it('is made once, however many start at once, and shown by who made it', async () => {
    const { key, mode } = await keyIn(shared.DATA_DIR);
    const shown = together.flatMap(({ said }) => said().match(/Operator's key: .*/g) ?? []);
    expect([shown, mode]).toEqual([[`Operator's key: ${key}`], 0o600]);
    expect(key).toMatch(/^[\w-]{43}$/);
  });

  it('is shown by the first start alone, before all else can fail, and not made where one is given', async () => {
    const folders = ['first', 'given'].map((name) => path.join(config.dataDir, name));
    const [first = '', given = ''] = folders;
    const starting = (settings: Record<string, string>) => start('start', { ...unreachable, ...settings });
    const begun = starting({ DATA_DIR: first });
    await begun.ended;
    const { key } = await keyIn(first);
    expect(begun.said()).toContain(`\nOperator's key: ${key}\n`);
    expect(begun.said()).toContain('is shown only now: keep a copy elsewhere, but not beside the backups.');
    const others = [starting({ DATA_DIR: first }), starting({ DATA_DIR: given, OPERATOR_KEY: key })];
    for (const { ended, said } of others) {
      await ended;
      expect(said()).not.toContain(key);
    }
    expect(await readdir(given)).toEqual([]);
  });

  it('that is none is refused, and left as it is', async () => {
    const folder = path.join(config.dataDir, 'spoilt');
    await mkdir(folder);
    await writeFile(path.join(folder, 'operator-key'), 'x'.repeat(60));
    await expectRefusal(start('worker', { DATA_DIR: folder }), 'holds no key of 32 bytes as base64url (43 characters).');
    expect((await keyIn(folder)).key).toBe('x'.repeat(60));
  });
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
