import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, test } from 'vitest';
import { pruneUnusedPhotos } from '../server/modules/photos/jobs.ts';
import { photoBudgets } from '../server/modules/photos/photos.ts';
import { diskStorage } from '../server/platform/storage.ts';
import { photoAt, photoNameOf, photoUrl } from '../shared/photos/photo.ts';
import { maxPhotoBytes } from '../shared/photos/schema.ts';
import { keptPhoto, type PhotoUpload, startable } from '../web/modules/photos/uploads.ts';
import { type Person, testApp } from './support/app.ts';
import { bidForm, postedRequest } from './support/deal.ts';
import { buyer, dealer, personas } from './support/people.ts';

const { app, db, config } = await testApp();
const files = path.join(config.dataDir, 'files');
const storage = diskStorage(files);

/** Noise: a picture that compresses as badly as a real photo, so that sizes and truncation mean something. */
function picture(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#b4431f', noise: { type: 'gaussian', mean: 128, sigma: 40 } } });
}

/** A multipart body as a browser makes it. */
async function upload(person: Person, bytes: Buffer, { id = uuidv7(), field = 'photo', type = 'image/jpeg', name = 'car.jpg' } = {}) {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  const encoded = new Response(form);
  return app.inject({
    method: 'POST',
    url: `/api/photos?id=${id}`,
    headers: { cookie: person.cookie, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

async function uploaded(person: Person): Promise<{ id: string; url: string }> {
  const reply = await upload(person, small);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json();
}

const storedNames = () => readdir(path.join(files, 'photos')).catch(() => []);

let small: Buffer;
let seller: Person;
beforeAll(async () => {
  small = await picture(400, 300).jpeg().toBuffer();
  seller = await dealer(app, db);
});

describe('what becomes of a photo', () => {
  test('three widths of WebP, upright, without location or camera', async () => {
    const original = await picture(2400, 1800)
      .withExif({ IFD0: { Make: 'Secretphone' }, IFD3: { GPSLatitude: '1/1 17/1 0/1', GPSLatitudeRef: 'S' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const before = await sharp(original).metadata();
    expect([before.exif !== undefined, before.orientation]).toEqual([true, 6]);

    const reply = await upload(seller, original);
    expect(reply.json()).toMatchObject({ width: 1600, height: 2133, url: expect.stringMatching(/^\/photos\/[0-9a-f]{32}\/800\.webp$/) });

    for (const width of [320, 800, 1600]) {
      const served = await app.inject(reply.json().url.replace('800.webp', `${width}.webp`));
      const after = await sharp(served.rawPayload).metadata();
      expect(after).toMatchObject({ format: 'webp', width, height: Math.round((width * 4) / 3) });
      expect([after.exif, after.xmp, after.iptc, after.icc, after.orientation]).toEqual(Array(5).fill(undefined));
      expect(served.rawPayload.includes('Secretphone')).toBe(false);
    }
  });

  test('a small one is not enlarged, a strip is bound by its height', async () => {
    expect((await upload(seller, small)).json()).toMatchObject({ width: 400, height: 300 });
    const strip = await picture(100, 16_000).png().toBuffer();
    expect((await upload(seller, strip)).json()).toMatchObject({ width: 20, height: 3200 });
  });

  test.each([
    [
      'PNG with transparency',
      () =>
        sharp({ create: { width: 50, height: 50, channels: 4, background: '#ff000080' } })
          .png()
          .toBuffer(),
    ],
    ['PNG of 16 bits', () => picture(60, 60).toColourspace('rgb16').png().toBuffer()],
    ['grey JPEG', () => picture(60, 60).grayscale().jpeg().toBuffer()],
    ['CMYK JPEG', () => picture(60, 60).toColourspace('cmyk').jpeg().toBuffer()],
    ['WebP', () => picture(60, 60).webp().toBuffer()],
  ])('%s is accepted', async (_kind, make) => {
    const reply = await upload(seller, await make());
    expect(reply.statusCode, reply.body).toBe(200);
    const served = await app.inject(reply.json().url);
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', channels: 3 });
  });

  test('what hides behind the pixels does not come along', async () => {
    const polyglot = Buffer.concat([small, Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
    const reply = await upload(seller, polyglot);
    expect(reply.statusCode).toBe(200);
    expect((await app.inject(reply.json().url)).rawPayload.includes('script')).toBe(false);
  });
});

describe('what is refused, and leaves nothing behind', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]);
  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['SVG', () => Buffer.from(svg), 'Only JPEG, PNG and WebP photos can be uploaded.'],
    ['HTML named .jpg', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'Only JPEG, PNG and WebP photos can be uploaded.'],
    ['GIF', () => gif, 'Only JPEG, PNG and WebP photos can be uploaded.'],
    ['a GIF with a JPEG behind it', () => Buffer.concat([gif, small]), 'Only JPEG, PNG and WebP photos can be uploaded.'],
    ['HEIC', () => heic, 'Only JPEG, PNG and WebP photos can be uploaded.'],
    ['nothing', () => Buffer.alloc(0), 'Only JPEG, PNG and WebP photos can be uploaded.'],
    [
      'SVG behind the first bytes of a JPEG',
      () => Buffer.from(`\xff\xd8\xff${svg}`, 'latin1'),
      'This photo is damaged or incomplete. Please choose another one.',
    ],
    ['a cut-off JPEG', () => small.subarray(0, small.length / 2), 'This photo is damaged or incomplete. Please choose another one.'],
    [
      'a cut-off PNG',
      async () => (await picture(200, 200).png().toBuffer()).subarray(0, 20_000),
      'This photo is damaged or incomplete. Please choose another one.',
    ],
    [
      'a cut-off WebP',
      async () => (await picture(200, 200).webp().toBuffer()).subarray(0, 2_000),
      'This photo is damaged or incomplete. Please choose another one.',
    ],
    ['a bomb', () => bombPng(60_000, 60_000), 'This photo has more than 50 megapixels. Please choose a smaller one.'],
    ['13 MB', () => Buffer.concat([small, Buffer.alloc(maxPhotoBytes)]), 'This photo is larger than 12 MB. Please choose a smaller one.'],
  ])('%s', async (_kind, make, sentence) => {
    const before = await storedNames();
    const reply = await upload(seller, await make());
    expect([reply.statusCode, reply.json().detail]).toEqual([422, sentence]);
    expect(await storedNames()).toEqual(before);
  });

  test('another field than photo, no file, no form, no id', async () => {
    expect((await upload(seller, small, { field: 'other' })).json().detail).toBe('Please choose a photo.');
    expect((await upload(seller, small, { id: 'nonsense' })).statusCode).toBe(422);
    expect((await seller.post(`/api/photos?id=${uuidv7()}`, { photo: 'no' })).statusCode).toBe(400);
  });

  /** A PNG whose header promises far more pixels than its few bytes. */
  function bombPng(width: number, height: number): Promise<Buffer> {
    return sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
      .then((png) => {
        png.writeUInt32BE(width, 16);
        png.writeUInt32BE(height, 20);
        png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
        return png;
      });
  }
});

describe('who may do what (permissions.tsv, storage.*)', () => {
  let people: Awaited<ReturnType<typeof personas>>;
  beforeAll(async () => {
    people = await personas(app, db);
  });

  test('upload: dealers, verified or not', async () => {
    const statuses: Record<string, number> = {};
    for (const [name, person] of Object.entries(people)) statuses[name] = (await upload(person, small)).statusCode;
    expect(statuses).toEqual({
      visitor: 401,
      buyerOwner: 403,
      buyerOther: 403,
      dealerUnverified: 200,
      dealerOther: 200,
      dealerParty: 200,
      admin: 403,
    });
  });

  test('list: own ones, all for the admin', async () => {
    const { id } = await uploaded(people.dealerParty);
    const seen: Record<string, unknown> = {};
    for (const [name, person] of Object.entries(people)) {
      const reply = await person.get('/api/photos');
      seen[name] = reply.statusCode === 200 ? reply.json().rows.some((row: { id: string }) => row.id === id) : reply.statusCode;
    }
    expect(seen).toEqual({
      visitor: 401,
      buyerOwner: 403,
      buyerOther: 403,
      dealerUnverified: false,
      dealerOther: false,
      dealerParty: true,
      admin: true,
    });
  });

  test('remove: own ones only, and with them their files', async () => {
    const { id, url } = await uploaded(people.dealerParty);
    const statuses: Record<string, number> = {};
    const { dealerParty, ...others } = people;
    for (const [name, person] of Object.entries(others)) statuses[name] = (await person.delete(`/api/photos/${id}`)).statusCode;
    expect(statuses).toEqual({ visitor: 401, buyerOwner: 403, buyerOther: 403, dealerUnverified: 403, dealerOther: 403, admin: 403 });
    expect((await app.inject(url)).statusCode).toBe(200);

    expect((await dealerParty.delete(`/api/photos/${id}`)).statusCode).toBe(200);
    expect((await app.inject(url)).statusCode).toBe(404);
    expect(await storedNames()).not.toContain(url.split('/')[2]);
    // Removed, foreign or made up: one answer.
    expect((await dealerParty.delete(`/api/photos/${id}`)).statusCode).toBe(403);
  });

  test('read: everyone who knows the address, and revalidating costs nothing', async () => {
    const { url } = await uploaded(seller);
    const first = await app.inject(url);
    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    });
    const again = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  test.each([
    '/photos/../../etc/passwd',
    '/photos/%2e%2e%2f%2e%2e/800.webp',
    `/photos/${'0'.repeat(32)}/800.webp`,
    `/photos/${'0'.repeat(32)}/801.webp`,
  ])('%s is not found', async (address) => {
    expect((await app.inject(address)).statusCode).toBe(404);
  });

  test('too often: 429 that says when to come back', async () => {
    const eager = await dealer(app, db);
    const bad = () => upload(eager, Buffer.from('no photo'));
    for (let used = 0; used < photoBudgets.uploadPhoto.points; used += 1) expect((await bad()).statusCode).toBe(422);
    const refused = await upload(eager, small);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 3500]).toEqual([429, true]);
    expect((await upload(seller, small)).statusCode).toBe(200);
  });
});

describe('an upload can be repeated (RULINGS 10)', () => {
  test('at once and later: one photo, one answer', async () => {
    const id = uuidv7();
    const before = (await storedNames()).length;
    const replies = await Promise.all([1, 2, 3].map(() => upload(seller, small, { id })));
    replies.push(await upload(seller, small, { id }));
    expect(new Set(replies.map((reply) => `${reply.statusCode} ${reply.body}`)).size).toBe(1);
    expect(replies[0]?.json().id).toBe(id);
    expect(await storedNames()).toHaveLength(before + 1);
  });

  test('other content or another owner: 409, and nothing is kept', async () => {
    const { id } = await uploaded(seller);
    const before = await storedNames();
    const other = await picture(30, 30).png().toBuffer();
    expect((await upload(seller, other, { id })).statusCode).toBe(409);
    expect((await upload(await dealer(app, db), small, { id })).statusCode).toBe(409);
    expect(await storedNames()).toEqual(before);
  });
});

describe('a bid carries photos', () => {
  let requestId: string;
  beforeAll(async () => {
    requestId = await postedRequest(await buyer(app, db));
  });
  const place = (person: Person, image_urls: string[], request = requestId) =>
    person.post(`/api/requests/${request}/bids`, bidForm({ image_urls }));

  test('own, unused ones; after that they can be neither removed nor used again', async () => {
    const own = await dealer(app, db);
    const [first, second] = [await uploaded(own), await uploaded(own)];
    const reply = await place(own, [second.url, first.url]);
    expect(reply.json().image_urls).toEqual([second.url, first.url]);

    expect((await own.delete(`/api/photos/${first.id}`)).statusCode).toBe(403);
    const elsewhere = await postedRequest(await buyer(app, db));
    expect((await place(own, [first.url], elsewhere)).statusCode).toBe(422);
  });

  test.each<[string, (own: Person) => Promise<string[]>]>([
    ['another dealer’s', async () => [(await uploaded(seller)).url]],
    ['an own and another’s', async (own) => [(await uploaded(own)).url, (await uploaded(seller)).url]],
    ['the same twice', async (own) => uploaded(own).then(({ url }) => [url, url])],
    ['another size', async (own) => [(await uploaded(own)).url.replace('800.webp', '1600.webp')]],
    ['another site’s', async () => ['https://evil.example/photos/x/800.webp']],
    ['a made-up one', async () => [`/photos/${'a'.repeat(32)}/800.webp`]],
  ])('%s is refused, and no bid is made', async (_kind, make) => {
    const own = await dealer(app, db);
    const reply = await place(own, await make(own));
    expect([reply.statusCode, reply.json().code, reply.json().detail]).toEqual([
      422,
      'unknown_photo',
      'One of the photos is not available any more. Please upload it again.',
    ]);
    expect((await own.get('/api/bids')).json().rows).toEqual([]);
  });

  test('two bids at once with the same photos in another order: one gets them', async () => {
    const own = await dealer(app, db);
    const elsewhere = await postedRequest(await buyer(app, db));
    const urls = await Promise.all([1, 2, 3, 4].map(async () => (await uploaded(own)).url));
    const replies = await Promise.all([place(own, urls), place(own, urls.toReversed(), elsewhere)]);
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 422]);
  });
});

test('photos that no bid carries are removed after 24 hours, the others stay', async () => {
  const own = await dealer(app, db);
  const [used, young, old] = [await uploaded(own), await uploaded(own), await uploaded(own)];
  await own.post(`/api/requests/${await postedRequest(await buyer(app, db))}/bids`, bidForm({ image_urls: [used.url] }));
  const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
  await db.updateTable('photos').set({ created_at: yesterday }).where('id', 'in', [used.id, old.id]).execute();

  await pruneUnusedPhotos(db, storage);
  await pruneUnusedPhotos(db, storage);

  const statuses = await Promise.all([used, young, old].map(async ({ url }) => (await app.inject(url)).statusCode));
  expect(statuses).toEqual([200, 200, 404]);
  expect((await own.get('/api/photos')).json().rows.map((row: { id: string }) => row.id)).toEqual([young.id, used.id]);
});

test('the browser prepares one photo at a time and sends two', () => {
  const named = (states: string) =>
    states.split(' ').map((state, index) => ({ ...keptPhoto(`${index}`, index), state: state as PhotoUpload['state'] }));
  const starts = (states: string) => startable(named(states)).map(({ id }) => Number(id));
  expect(starts('chosen chosen chosen')).toEqual([0]);
  expect(starts('ready preparing chosen ready ready')).toEqual([0, 3]);
  expect(starts('done sending failed ready chosen ready')).toEqual([4, 3]);
  expect(starts('sending sending ready preparing chosen')).toEqual([]);
});

test('an address names its photo, or nothing', () => {
  const name = 'a'.repeat(32);
  expect(photoNameOf(photoUrl(name))).toBe(name);
  expect(photoAt(photoUrl(name), 1600)).toBe(`/photos/${name}/1600.webp`);
  for (const other of [
    `${photoUrl(name)}?x`,
    ` ${photoUrl(name)}`,
    photoUrl(name.toUpperCase()),
    photoUrl('..'),
    `/photos/${name}/320.webp`,
    '',
  ]) {
    expect(photoNameOf(other)).toBeNull();
  }
});

describe('storage on disk', () => {
  test('gives back what was put, null for what is not there', async () => {
    const body = Buffer.from('habari');
    await storage.put('trial/a.txt', body, 'text/plain');
    const file = await storage.read('trial/a.txt');
    expect(file?.size).toBe(body.length);
    expect(Buffer.concat(await (file?.stream.toArray() ?? []))).toEqual(body);
    await storage.remove('trial/a.txt');
    await storage.remove('trial/a.txt');
    expect(await storage.read('trial/a.txt')).toBeNull();
    expect(await readdir(path.join(files, '.incoming'))).toEqual([]);
  });

  test.each(['../x', '/etc/passwd', 'a/../../x', 'a//b', '.incoming/x', 'a\0b', 'A', ''])('%j is no key', async (key) => {
    await expect(storage.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('not a storage key');
    await expect(storage.read(key)).rejects.toThrow('not a storage key');
  });

  test('its check fails where nothing can be written', async () => {
    await storage.check();
    await storage.put('trial/file', Buffer.from('not a folder'), 'text/plain');
    await expect(diskStorage(path.join(files, 'trial/file/below')).check()).rejects.toThrow('ENOTDIR');
  });
});
