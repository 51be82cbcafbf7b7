import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { fillPhotoSizes, removeForgottenPhotos, removePhoto } from '../../server/modules/photos/photos.ts';
import { diskStorage, type Storage } from '../../server/platform/files/storage.ts';
import { photoAt, photoUrl, photoWidths } from '../../shared/photos/photo.ts';
import { type Person, testApp } from '../support/app.ts';
import { bidForm, postedRequest } from '../support/deal.ts';
import { buyer, dealer } from '../support/people.ts';
import { photosOf, small } from '../support/photos.ts';

const { app, db, config } = await testApp();
const { files, upload, uploaded, storedNames } = photosOf(app, config);
const storage = diskStorage(files);

const passADay = (photoIds: string[]) =>
  db
    .updateTable('photos')
    .set({ created_at: new Date(Date.now() - 25 * 3_600_000).toISOString() })
    .where('id', 'in', photoIds)
    .execute();

test('photos without an owner are removed after 24 hours, the others stay', async () => {
  const own = await dealer(app, db);
  const [used, young, old] = [await uploaded(own), await uploaded(own), await uploaded(own)];
  await own.post(`/api/requests/${await postedRequest(await buyer(app, db))}/bids`, bidForm({ image_urls: [used.url] }));
  await passADay([used.id, old.id]);

  await removeForgottenPhotos({ db, storage });
  await removeForgottenPhotos({ db, storage });

  const statuses = await Promise.all([used, young, old].map(async ({ url }) => (await app.inject(url)).statusCode));
  expect(statuses).toEqual([200, 200, 404]);
  expect((await own.get('/api/photos')).json().rows.map((row: { id: string }) => row.id)).toEqual([young.id, used.id]);
});

describe('an upload that the server did not finish', () => {
  /** Leaves the files of a server that was killed between a photo's first file and its last. */
  async function cutOff(own: Person): Promise<{ id: string; name: string; url: string }> {
    const id = uuidv7();
    const incoming = path.join(files, '.incoming');
    await rm(incoming, { recursive: true, force: true });
    await writeFile(incoming, 'in the way of every file');
    expect((await upload(own, small, { id })).statusCode).toBe(500);
    await rm(incoming);
    const { name } = await db.selectFrom('photos').select('name').where('id', '=', id).executeTakeFirstOrThrow();
    await storage.put(`photos/${name}/320.webp`, small, 'image/webp');
    return { id, name, url: photoUrl(name) };
  }

  test('is not listed as a photo yet', async () => {
    const own = await dealer(app, db);
    const { id, url } = await cutOff(own);
    expect((await own.get('/api/photos')).json().rows).toEqual([]);
    expect((await own.delete(`/api/photos/${id}`)).statusCode).toBe(403);
    const requestId = await postedRequest(await buyer(app, db));
    expect((await own.post(`/api/requests/${requestId}/bids`, bidForm({ image_urls: [url] }))).statusCode).toBe(422);
  });

  test('is finished when it is sent again', async () => {
    const own = await dealer(app, db);
    const { id, url } = await cutOff(own);
    expect((await upload(own, small, { id })).json()).toMatchObject({ id, url });
    for (const width of photoWidths) expect((await app.inject(photoAt(url, width))).statusCode).toBe(200);
  });

  test('leaves no file behind after 24 hours', async () => {
    const { id, name } = await cutOff(await dealer(app, db));
    await removeForgottenPhotos({ db, storage });
    expect(await storedNames()).toContain(name);
    await passADay([id]);
    await removeForgottenPhotos({ db, storage });
    expect(await storedNames()).not.toContain(name);
  });
});

describe('files that can’t be removed', () => {
  /** Puts a folder where the last file of a photo is, so that its removal fails after the others; returns what mends it. */
  async function block(url: string): Promise<() => Promise<void>> {
    const file = path.join(files, photoAt(url, 1600));
    await rm(file);
    await mkdir(path.join(file, 'in-the-way'), { recursive: true });
    return () => rm(file, { recursive: true });
  }
  const statusesOf = (url: string) => Promise.all(photoWidths.map(async (width) => (await app.inject(photoAt(url, width))).statusCode));
  const rowsOf = (id: string) => db.selectFrom('photos').select(['stored', 'removed']).where('id', '=', id).execute();

  test('a photo its dealer removed is gone for everybody, and the nightly job removes the rest', async () => {
    const own = await dealer(app, db);
    const { id, url } = await uploaded(own);
    const mend = await block(url);
    expect((await own.delete(`/api/photos/${id}`)).statusCode).toBe(500);

    expect((await own.get('/api/photos')).json().rows).toEqual([]);
    expect((await own.delete(`/api/photos/${id}`)).statusCode).toBe(403);
    const requestId = await postedRequest(await buyer(app, db));
    expect((await own.post(`/api/requests/${requestId}/bids`, bidForm({ image_urls: [url] }))).json().code).toBe('unknown_photo');
    // The same upload again, late: it must not bring back what was removed.
    expect((await upload(own, small, { id })).statusCode).toBe(404);
    expect((await statusesOf(url)).slice(0, 2)).toEqual([404, 404]);

    await mend();
    await storage.put(photoAt(url, 320).slice(1), small, 'image/webp');
    await passADay([id]);
    await removeForgottenPhotos({ db, storage });
    expect([await statusesOf(url), await rowsOf(id)]).toEqual([photoWidths.map(() => 404), []]);
  });

  test('a nightly job that failed half-way leaves no photo without files, and the next one finishes', async () => {
    const own = await dealer(app, db);
    const { id, url } = await uploaded(own);
    const mend = await block(url);
    await passADay([id]);
    await expect(removeForgottenPhotos({ db, storage })).rejects.toThrow();
    expect((await own.get('/api/photos')).json().rows).toEqual([]);
    expect(await rowsOf(id)).toEqual([{ stored: false, removed: true }]);

    await mend();
    await removeForgottenPhotos({ db, storage });
    expect(await storedNames()).not.toContain(url.split('/')[2]);
    expect(await rowsOf(id)).toEqual([]);
  });

  test('one that is removed while a picture is made for a new width leaves no files', async () => {
    const own = await dealer(app, db);
    const { id, url } = await uploaded(own);
    await storage.remove(photoAt(url, 200).slice(1));
    const slow: Storage = {
      ...storage,
      async put(...file) {
        await removePhoto({ db, storage }, own, id);
        await storage.put(...file);
      },
    };
    await fillPhotoSizes({ db, storage: slow });
    expect([await statusesOf(url), await rowsOf(id)]).toEqual([photoWidths.map(() => 404), [{ stored: false, removed: true }]]);
  });

  test('no row is locked while files are removed', async () => {
    const own = await dealer(app, db);
    const [first, second] = [await uploaded(own), await uploaded(own)];
    await passADay([second.id]);
    const seen: unknown[] = [];
    const watched: Storage = {
      ...storage,
      async remove(key) {
        const ids = [first.id, second.id];
        const locked = await db
          .transaction()
          .execute((tx) => tx.selectFrom('photos').select('id').where('id', 'in', ids).forUpdate().skipLocked().execute());
        seen.push(locked.length);
        await storage.remove(key);
      },
    };
    await removeForgottenPhotos({ db, storage: watched });
    expect(seen).toEqual(photoWidths.map(() => 2));
    seen.length = 0;
    await removePhoto({ db, storage: watched }, own, first.id);
    expect(seen).toEqual(photoWidths.map(() => 1));
  });
});
