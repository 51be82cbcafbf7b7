import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, test } from 'vitest';
import { fillPhotoSizes } from '../../server/modules/photos/photos.ts';
import { diskStorage, type Storage } from '../../server/platform/files/storage.ts';
import { maxPhotoBytes } from '../../shared/photos/limits.ts';
import { type PhotoWidth, photoAt, photoWidths } from '../../shared/photos/photo.ts';
import { type Person, testApp } from '../support/app.ts';
import { dealer } from '../support/people.ts';
import { photosOf, picture, small } from '../support/photos.ts';

const { app, db, config } = await testApp();
const { files, upload, uploaded, storedNames } = photosOf(app, config);

let seller: Person;
beforeAll(async () => {
  seller = await dealer(app, db);
});

describe('what becomes of a photo', () => {
  test('is stored as WebP in each width, upright, without location or camera data', async () => {
    const original = await picture(2400, 1800)
      .withExif({ IFD0: { Make: 'Secretphone' }, IFD3: { GPSLatitude: '1/1 17/1 0/1', GPSLatitudeRef: 'S' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const before = await sharp(original).metadata();
    expect([before.exif !== undefined, before.orientation]).toEqual([true, 6]);

    const reply = await upload(seller, original);
    expect(reply.json()).toMatchObject({ width: 1600, height: 2133, url: expect.stringMatching(/^\/photos\/[0-9a-f]{32}\/800\.webp$/) });

    for (const width of photoWidths) {
      const served = await app.inject(reply.json().url.replace('800.webp', `${width}.webp`));
      const after = await sharp(served.rawPayload).metadata();
      expect(after).toMatchObject({ format: 'webp', width, height: Math.round((width * 4) / 3) });
      expect([after.exif, after.xmp, after.iptc, after.icc, after.orientation]).toEqual(Array(5).fill(undefined));
      expect(served.rawPayload.includes('Secretphone')).toBe(false);
    }
  });

  test('one of before there was a width gets the next larger picture for it, once', async () => {
    const { url } = (await upload(seller, await picture(1_000, 750).png().toBuffer())).json();
    const fileOf = (size: PhotoWidth) => path.join(files, photoAt(url, size));
    const widths = () =>
      Promise.all(
        photoWidths.map(async (size) => {
          const served = await app.inject(photoAt(url, size));
          return served.statusCode === 200 ? (await sharp(served.rawPayload).metadata()).width : served.statusCode;
        }),
      );
    for (const size of [200, 480] as const) await rm(fileOf(size));
    expect(await widths()).toEqual([404, 320, 404, 800, 1000]);
    await fillPhotoSizes({ db, storage: diskStorage(files) });
    expect(await widths()).toEqual([320, 320, 800, 800, 1000]);
    const { mtimeMs } = await stat(fileOf(200));
    await fillPhotoSizes({ db, storage: diskStorage(files) });
    expect((await stat(fileOf(200))).mtimeMs).toBe(mtimeMs);
  });

  test('one that can’t be read keeps no other from its pictures, the newest first, and how many there were is said', async () => {
    const urls = [];
    for (const _ of [1, 2, 3]) urls.push((await upload(seller, small)).json().url);
    const fileOf = (url: string, size: PhotoWidth) => photoAt(url, size).slice(1);
    for (const url of urls) await rm(path.join(files, fileOf(url, 200)));
    const [old, damaged, young] = urls;
    const disk = diskStorage(files);
    const filled: string[] = [];
    const storage: Storage = {
      ...disk,
      async read(key) {
        if (key === fileOf(damaged, 320)) throw new Error('read fault');
        return disk.read(key);
      },
      async put(key, ...file) {
        filled.push(key);
        await disk.put(key, ...file);
      },
    };
    await expect(fillPhotoSizes({ db, storage })).rejects.toThrow('could not be filled: 1');
    expect(filled).toEqual([fileOf(young, 200), fileOf(old, 200)]);
  });

  test('a list of twenty noisy photos stays under 300 KB, and under half of that with Save-Data', async () => {
    // Noise of the size of leaves and gravel: what is finer is gone in a small picture.
    const noisy = await picture(400, 300).blur(0.7).png().toBuffer();
    const { url } = (await upload(seller, await sharp(noisy).resize(1600).jpeg().toBuffer())).json();
    const weightOf = async (width: PhotoWidth) => (await app.inject(photoAt(url, width))).rawPayload.length;
    const [card, saving] = [await weightOf(320), await weightOf(200)];
    expect(card).toBeGreaterThan(8_000);
    expect(card).toBeLessThan(12_000);
    expect(saving).toBeLessThan(card / 2);
  });

  test('a small one is not enlarged; a very tall one is limited by its height', async () => {
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

  test('data hidden after the pixels is dropped', async () => {
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

  test('a field not named photo, no file, no form, no id', async () => {
    expect((await upload(seller, small, { field: 'other' })).json().detail).toBe('Please choose a photo.');
    expect((await upload(seller, small, { id: 'nonsense' })).statusCode).toBe(422);
    const texts = new FormData();
    texts.append('photo', 'no');
    const form = new Response(texts);
    const text = { type: form.headers.get('content-type') ?? '', body: await form.text() };
    for (const { type, body } of [{ type: 'application/json', body: '{"photo":"no"}' }, text, { type: 'text/plain', body: 'no' }]) {
      const reply = await app.inject({
        method: 'POST',
        url: `/api/photos?id=${uuidv7()}`,
        headers: { cookie: seller.cookie, 'content-type': type },
        payload: body,
      });
      expect([type, reply.statusCode, reply.json().detail]).toEqual([type, 422, 'Please choose a photo.']);
    }
  });

  /** A PNG of a few bytes whose header claims a huge number of pixels. */
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

describe('an upload can be repeated', () => {
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
