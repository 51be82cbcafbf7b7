import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { removeForgottenPhotos } from '../../server/modules/photos/photos.ts';
import { diskStorage } from '../../server/platform/files/storage.ts';
import { photoWidths } from '../../shared/photos/photo.ts';
import { type Person, testApp } from '../support/app.ts';
import { bidForm, postedRequest } from '../support/deal.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { photosOf, small } from '../support/photos.ts';

const { app, db, config } = await testApp();
const { upload, uploaded, files } = photosOf(app, config);
const admin = await administrator(app, db);

const newDealer = () => dealer(app, db, { is_verified: false });
const licenceOf = async (person: Person) => (await upload(person, small, { owner: 'licence' })).json() as { id: string; url: string };
const put = (person: Person, photo_id: string | null) => person.put('/api/profile/licence-photo', { photo_id });
const nameOf = async (id: string) => (await db.selectFrom('photos').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;

test('a licence photo is read through the session: by its dealer and our team, and kept by no browser', async () => {
  const otieno = await newDealer();
  const { id, url } = await licenceOf(otieno);
  expect((await put(otieno, id)).json()).toMatchObject({ licence_photo: { id, width: 400, height: 300 }, details_version: 2 });
  for (const reader of [otieno, admin]) {
    const reply = await reader.get(url);
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ]);
    expect(reply.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
  }
  for (const stranger of [await newDealer(), await dealer(app, db), await buyer(app, db)])
    expect((await stranger.get(url)).json()).toEqual((await stranger.get(url.replace(id, uuidv7()))).json());
  expect((await app.inject(url)).statusCode).toBe(401);
});

test('the public address knows no licence photo, attached or not', async () => {
  const otieno = await newDealer();
  const { id } = await licenceOf(otieno);
  const name = await nameOf(id);
  const publicly = () => Promise.all(photoWidths.map(async (width) => (await app.inject(`/photos/${name}/${width}.webp`)).statusCode));
  expect(await publicly()).toEqual(photoWidths.map(() => 404));
  await put(otieno, id);
  expect(await publicly()).toEqual(photoWidths.map(() => 404));
});

test('a photo is of the kind it was uploaded for, and of the dealer who uploaded it', async () => {
  const [otieno, other] = [await newDealer(), await newDealer()];
  const bidder = await dealer(app, db);
  const [ofCar, foreign, licence] = [await uploaded(otieno), await licenceOf(other), await licenceOf(bidder)];
  for (const { id } of [ofCar, foreign, { id: uuidv7() }])
    expect((await put(otieno, id)).json()).toMatchObject({ status: 422, code: 'unknown_photo' });
  const request = await postedRequest(await buyer(app, db));
  const image_urls = [`/photos/${await nameOf(licence.id)}/800.webp`];
  expect((await bidder.post(`/api/requests/${request}/bids`, bidForm({ image_urls }))).json()).toMatchObject({ code: 'unknown_photo' });
});

test('it is replaced and removed before the dealer is verified, and what was taken away is nobody’s at once', async () => {
  const otieno = await newDealer();
  const [first, second] = [await licenceOf(otieno), await licenceOf(otieno)];
  await put(otieno, first.id);
  expect((await otieno.delete(`/api/photos/${first.id}`)).statusCode).toBe(403);
  expect((await put(otieno, second.id)).json()).toMatchObject({ licence_photo: { id: second.id }, details_version: 3 });
  // Sent again after a lost connection.
  expect((await put(otieno, second.id)).json()).toMatchObject({ details_version: 3 });
  expect([(await otieno.get(first.url)).statusCode, (await admin.get(first.url)).statusCode]).toEqual([404, 404]);
  expect((await put(otieno, null)).json()).toMatchObject({ licence_photo: null });
  expect((await admin.get(second.url)).statusCode).toBe(404);
});

test('two at once leave one', async () => {
  const otieno = await newDealer();
  const photos = [await licenceOf(otieno), await licenceOf(otieno)];
  const replies = await Promise.all(photos.map(({ id }) => put(otieno, id)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const kept = await db.selectFrom('photos').select('id').where('licence_dealer_id', '=', otieno.user_id).execute();
  expect(kept).toHaveLength(1);
});

test('once it was checked it stays', async () => {
  const otieno = await newDealer();
  const { id } = await licenceOf(otieno);
  await put(otieno, id);
  await db.updateTable('profiles').set({ is_verified: true }).where('user_id', '=', otieno.user_id).execute();
  expect((await put(otieno, null)).json()).toMatchObject({ status: 409, code: 'business_details_checked' });
});

test('the nightly job removes the files of those taken away, and no others', async () => {
  const otieno = await newDealer();
  const [gone, kept] = [await licenceOf(otieno), await licenceOf(otieno)];
  const [goneName, keptName] = [await nameOf(gone.id), await nameOf(kept.id)];
  await put(otieno, gone.id);
  await put(otieno, kept.id);
  await db.updateTable('photos').set({ created_at: '2026-01-01T00:00:00Z' }).where('owner_id', '=', otieno.user_id).execute();
  await removeForgottenPhotos({ db, storage: diskStorage(files) });
  const names = await readdir(path.join(files, 'private-photos'));
  expect([names.includes(goneName), names.includes(keptName)]).toEqual([false, true]);
});
