import type { OutgoingHttpHeaders } from 'node:http';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, it } from 'vitest';
import { diskStores, type Storage } from '../../server/platform/files/storage.ts';
import { type Person, testApp } from '../support/app.ts';
import { administrator, buyer } from '../support/people.ts';
import { testWorker } from '../support/worker.ts';

// A download that was cut off goes on where it ended (docs/domain/backups.md, "Files for the administrator").

const { app, db, config, url } = await testApp();
const { drain } = await testWorker({ config, db, url });
const admin = await administrator(app, db);
const wanjiru = await buyer(app, db);
const { storage, backups } = diskStores(config.dataDir);

interface Download {
  person: Person;
  path: string;
  bytes: Buffer;
  /** Puts other bytes into the file's place. */
  replace: (bytes: Buffer) => Promise<void>;
}
const downloads: Record<string, Download> = {};
const named = ['a backup', 'an export', 'a copy of own data'];

beforeAll(async () => {
  const [backup, exported, copy] = [uuidv7(), uuidv7(), uuidv7()];
  await admin.post('/api/admin/files', { id: backup, kind: 'backup' });
  await admin.post('/api/admin/files', { id: exported, kind: 'export' });
  await wanjiru.post('/api/profile/export', { id: copy });
  await drain();
  const prepared = async (person: Person, path: string, store: Storage, key: string) => ({
    person,
    path,
    bytes: (await person.get(path)).rawPayload,
    replace: (bytes: Buffer) => store.put(key, bytes, 'application/octet-stream'),
  });
  const { keyOf } = await import('../../server/modules/files/kinds.ts');
  const rows = await db.selectFrom('admin_files').select(['id', 'kind', 'created_at']).execute();
  for (const row of rows)
    downloads[row.kind === 'backup' ? 'a backup' : 'an export'] = await prepared(
      admin,
      `/api/admin/files/${row.id}/file`,
      row.kind === 'backup' ? backups : storage,
      keyOf(row as Parameters<typeof keyOf>[0]),
    );
  downloads['a copy of own data'] = await prepared(wanjiru, `/api/profile/export/${copy}/file`, storage, `exports/${copy}.zip`);
});

const of = (name: string) => downloads[name] as Download;

async function ask(
  { person, path }: Pick<Download, 'person' | 'path'>,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) {
  const { statusCode, headers: said, rawPayload } = await app.inject({ method, url: path, headers: { cookie: person.cookie, ...headers } });
  return { status: statusCode, said, bytes: rawPayload };
}

describe.each(named)('%s', (name) => {
  it('says that it can be resumed, and by which tag', async () => {
    const { status, said, bytes } = await ask(of(name));
    expect([status, bytes.equals(of(name).bytes)]).toEqual([200, true]);
    expect(said).toMatchObject({ 'accept-ranges': 'bytes', etag: expect.stringMatching(/^"[\w-]+"$/) });
    expect((await ask(of(name))).said.etag).toBe(said.etag);
  });

  it('comes in parts that make up the whole, byte by byte', async () => {
    const { bytes } = of(name);
    const { said } = await ask(of(name));
    const size = bytes.length;
    const ends = [0, 1, 2, Math.floor(size / 3), Math.floor(size / 2), size - 1, size];
    const parts: Buffer[] = [];
    for (const [index, from] of ends.slice(0, -1).entries()) {
      const to = Number(ends[index + 1]) - 1;
      const part = await ask(of(name), { range: `bytes=${from}-${to}`, 'if-range': String(said.etag) });
      expect([part.status, part.said['content-range']]).toEqual([206, `bytes ${from}-${to}/${size}`]);
      expect(part.said).toMatchObject({
        'content-length': String(to - from + 1),
        'accept-ranges': 'bytes',
        etag: said.etag,
        'content-type': said['content-type'],
        'cache-control': 'private, no-store',
      });
      parts.push(part.bytes);
    }
    expect(Buffer.concat(parts).equals(bytes)).toBe(true);
  });

  it.each([
    ['bytes=0-', 206, (size: number) => [0, size - 1]],
    ['bytes=7-', 206, (size: number) => [7, size - 1]],
    ['bytes=-5', 206, (size: number) => [size - 5, size - 1]],
    ['bytes=-999999999999', 206, (size: number) => [0, size - 1]],
    ['bytes=3-999999999999', 206, (size: number) => [3, size - 1]],
    ['Bytes=0-0', 206, () => [0, 0]],
    ['bytes=999999999999-', 416, null],
    ['bytes=-0', 416, null],
    // What is no single range in order is passed over, as the standard has it: all of it comes.
    ['bytes=5-2', 200, null],
    ['bytes=-', 200, null],
    ['bytes=0-1,5-6', 200, null],
    ['bytes=0x1-2', 200, null],
    ['bytes=1e3-', 200, null],
    ['rows=0-1', 200, null],
    ['', 200, null],
  ] as const)('asked for %j: %i', async (range, expected, part) => {
    const { bytes } = of(name);
    const { status, said, bytes: came } = await ask(of(name), { range });
    expect(status).toBe(expected);
    if (status === 200) expect([came.equals(bytes), said['content-range']]).toEqual([true, undefined]);
    if (status === 416) expect([said['content-range'], said.etag]).toEqual([`bytes */${bytes.length}`, undefined]);
    if (!part) return;
    const [from = 0, to = 0] = part(bytes.length);
    expect([said['content-range'], came.equals(bytes.subarray(from, to + 1))]).toEqual([`bytes ${from}-${to}/${bytes.length}`, true]);
  });

  it('comes whole where what was begun is another file, or can’t be known as the same', async () => {
    const { bytes, replace } = of(name);
    const { said } = await ask(of(name));
    const when = new Date().toUTCString();
    for (const tag of ['"another"', `W/${said.etag}`, when])
      expect((await ask(of(name), { range: 'bytes=5-', 'if-range': tag })).status, tag).toBe(200);
    await replace(Buffer.from(bytes));
    const whole = await ask(of(name), { range: 'bytes=5-', 'if-range': String(said.etag) });
    expect([whole.status, whole.bytes.equals(bytes)]).toEqual([200, true]);
  });

  it('answers HEAD as GET without a part and without a body, and opens no download', async () => {
    const { bytes, person } = of(name);
    const count = () =>
      db
        .selectFrom('events')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('type', '=', 'file.downloaded')
        .executeTakeFirst();
    const before = await count();
    const { said } = await ask(of(name));
    const address = app.server.listening ? undefined : await app.listen({ host: '127.0.0.1', port: 0 });
    void address;
    const { port } = app.server.address() as { port: number };
    const head = await new Promise<{ status: number; said: OutgoingHttpHeaders; bytes: Buffer }>((resolve, reject) => {
      const headers = { cookie: person.cookie, range: 'bytes=5-', connection: 'close' };
      const asked = request({ host: '127.0.0.1', port, path: of(name).path, method: 'HEAD', headers }, async (reply) =>
        resolve({ status: reply.statusCode ?? 0, said: reply.headers, bytes: await buffer(reply) }),
      );
      asked.on('error', reject);
      asked.end();
    });
    expect([head.status, head.bytes.length, head.said['content-length']]).toEqual([200, 0, String(bytes.length)]);
    expect(head.said).toMatchObject({ etag: said.etag, 'accept-ranges': 'bytes', 'content-type': said['content-type'] });
    expect(Number((await count())?.n) - Number(before?.n)).toBe(name === 'a copy of own data' ? 0 : 1);
  });

  it('asks at each part who it is: nobody without a session, or once it has ended', async () => {
    const { path } = of(name);
    const { said } = await ask(of(name));
    const part = { range: 'bytes=5-', 'if-range': String(said.etag) };
    expect((await ask({ person: { ...admin, cookie: '' }, path }, part)).status).toBe(401);
    const stranger = await buyer(app, db);
    expect((await ask({ person: stranger, path }, part)).status).toBe(name === 'a copy of own data' ? 404 : 403);
  });
});

it('a part of a copy of own data is nobody’s once its owner has signed out', async () => {
  const copy = of('a copy of own data');
  expect((await ask(copy, { range: 'bytes=0-4' })).status).toBe(206);
  await wanjiru.post('/api/auth/sign-out');
  expect((await ask(copy, { range: 'bytes=5-' })).status).toBe(401);
});
