import { globSync, readdirSync, readlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { uploadsAtOnce } from '../../server/modules/photos/photos.ts';
import { type Person, testApp } from '../support/app.ts';
import { dealer } from '../support/people.ts';
import { heavy, photosOf, small } from '../support/photos.ts';

const { app, db, config } = await testApp();
const { upload } = photosOf(app, config);

test('one dealer’s flood does not hold up another’s photo', async () => {
  const [hostile, honest] = [await dealer(app, db), await dealer(app, db)];
  const done: string[] = [];
  const sent = async (who: string, sending: ReturnType<typeof upload>) => {
    expect((await sending).statusCode).toBe(200);
    done.push(who);
  };
  const flood = Array.from({ length: uploadsAtOnce.verified.most }, () => sent('hostile', upload(hostile, heavy)));
  await Promise.race(flood);
  // Nine of the flood are still there: first come, first served would make it one of the last two.
  await sent('honest', upload(honest, small));
  expect(done.indexOf('honest')).toBeLessThanOrEqual(5);
  await Promise.all(flood);
});

test('dealers nobody has verified share one turn: together they hold up a verified one no longer than one dealer would', async () => {
  const honest = await dealer(app, db);
  const strangers = await Promise.all(Array.from({ length: 6 }, () => dealer(app, db, { is_verified: false })));
  const done: string[] = [];
  const sent = async (who: string, sending: ReturnType<typeof upload>) => {
    expect((await sending).statusCode).toBe(200);
    done.push(who);
  };
  const flood = strangers.flatMap((stranger) => [1, 2].map(() => sent('stranger', upload(stranger, heavy))));
  await Promise.race(flood);
  // Each account with a turn of its own, the second photo would wait for two of every stranger's: it would be one of the last.
  for (let photo = 0; photo < 2; photo += 1) await sent('honest', upload(honest, small));
  expect(done.lastIndexOf('honest')).toBeLessThanOrEqual(8);
  await Promise.all(flood);
});

describe('uploads that are half sent', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'uploads-'));
    vi.stubEnv('TMPDIR', folder);
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });

  /** The uploads that the server has in hand, by the files that it has open for them. */
  const open = () => globSync('/proc/self/fd/*').filter((file) => linkOf(file).startsWith(folder));

  const connections = () => promisify(app.server.getConnections.bind(app.server))();

  /** Begins an upload and does not end it. */
  function beginsToSend(person: Person): Socket {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    // One that a failed test leaves open would keep the server from closing.
    onTestFinished(() => void socket.destroy());
    const lines = [
      `POST /api/photos?id=${uuidv7()} HTTP/1.1`,
      'host: 127.0.0.1',
      `cookie: ${person.cookie}`,
      'content-type: multipart/form-data; boundary=line',
      `content-length: ${small.length + 1_000}`,
      '',
      '--line',
      'content-disposition: form-data; name="photo"; filename="car.jpg"',
      '',
      '',
    ];
    socket.write(lines.join('\r\n'));
    socket.write(small);
    return socket;
  }

  async function halfSent(person: Person): Promise<Socket> {
    const before = open().length;
    const socket = beginsToSend(person);
    await expect.poll(open).toHaveLength(before + 1);
    return socket;
  }

  test('have no file that could be left behind', async () => {
    const socket = await halfSent(await dealer(app, db));
    // It loses its name a moment after it was opened.
    await expect.poll(() => readdirSync(folder)).toEqual([]);
    socket.destroy();
    await expect.poll(open).toEqual([]);
  });

  test('give their turns back when they are cut off before anybody reads them', async () => {
    const eager = await dealer(app, db);
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await db.transaction().execute(async (tx) => {
      // Nothing of an upload is read before it was counted.
      await sql`lock table rate_limits in access exclusive mode`.execute(tx);
      const sockets = Array.from({ length: uploadsAtOnce.verified.most }, () => beginsToSend(eager));
      await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(sockets.length);
      for (const socket of sockets) socket.destroy();
      await expect.poll(connections).toBe(0);
    });
    await expect.poll(async () => (await upload(eager, small)).statusCode).toBe(200);
  });

  test('no more than two of a dealer nobody has verified', async () => {
    const stranger = await dealer(app, db, { is_verified: false });
    const sockets = [await halfSent(stranger), await halfSent(stranger)];
    expect((await upload(stranger, small)).statusCode).toBe(429);
    for (const socket of sockets) socket.destroy();
    await expect.poll(open).toEqual([]);
  });

  test('no more than ten of one dealer: 429 with the time to retry, until one of them ends', async () => {
    const [eager, other] = [await dealer(app, db), await dealer(app, db)];
    const sockets: Socket[] = [];
    while (sockets.length < uploadsAtOnce.verified.most) sockets.push(await halfSent(eager));
    const refused = await upload(eager, small);
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().detail]).toEqual([
      429,
      '60',
      'You are uploading a lot of photos at once. Please try again in a minute.',
    ]);
    expect((await upload(other, small)).statusCode).toBe(200);
    sockets.pop()?.destroy();
    await expect.poll(async () => (await upload(eager, small)).statusCode).toBe(200);
    for (const socket of sockets) socket.destroy();
    await expect.poll(open).toEqual([]);
  });
});

function linkOf(file: string): string {
  try {
    return readlinkSync(file);
  } catch {
    return '';
  }
}
