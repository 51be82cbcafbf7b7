import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { releasePhotos, removeForgottenPhotos } from '../../server/modules/photos/photos.ts';
import { diskStorage } from '../../server/platform/files/storage.ts';
import { type Person, testApp } from '../support/app.ts';
import { bidForm, confirmedAppointment, eventsAbout, postedRequest } from '../support/deal.ts';
import { rowOf } from '../support/locks.ts';
import { rewriteLog } from '../support/log.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { photosOf, small } from '../support/photos.ts';
import { chances, race } from '../support/races.ts';

const { app, db, config } = await testApp();
const { upload, uploaded, uploadedFor, files } = photosOf(app, config);
const admin = await administrator(app, db);

const unknown = { status: 422, code: 'unknown_photo' };

async function thread() {
  const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
  const request = await postedRequest(wanjiru);
  const { id } = await confirmedAppointment(wanjiru, otieno, request);
  return { wanjiru, otieno, id, request };
}

const send = (who: Person, appointment: string, image_urls: string[], over: object = {}) =>
  who.post(`/api/appointments/${appointment}/messages`, { id: uuidv7(), message: 'The dashboard', image_urls, ...over });

describe('photos of a message', () => {
  it('come with its text, in the order of the sender, and are read by the two and by our team', async () => {
    const { wanjiru, otieno, id } = await thread();
    const photos = [await uploadedFor(otieno, id), await uploadedFor(otieno, id)];
    const image_urls = photos.map(({ url }) => url).toReversed();
    expect((await send(otieno, id, image_urls)).json()).toMatchObject({ message: 'The dashboard', image_urls });
    expect((await wanjiru.get(`/api/appointments/${id}/messages`)).json().rows).toMatchObject([{ image_urls }]);
    expect((await wanjiru.get('/api/conversations')).json().rows).toMatchObject([{ last_message: { image_urls } }]);
    for (const reader of [wanjiru, otieno, admin]) {
      const reply = await reader.get(image_urls[0] ?? '');
      expect([reply.statusCode, reply.headers['cache-control'], reply.rawPayload.subarray(8, 12).toString()]).toEqual([
        200,
        'private, no-store',
        'WEBP',
      ]);
    }
    for (const stranger of [await buyer(app, db), await dealer(app, db)]) {
      const made = (image_urls[0] ?? '').replace(/[0-9a-f-]{36}/, uuidv7());
      expect((await stranger.get(image_urls[0] ?? '')).json()).toEqual((await stranger.get(made)).json());
    }
    expect((await app.inject(image_urls[0] ?? '')).statusCode).toBe(401);
  });

  it('before it is sent is its uploader’s alone', async () => {
    const { wanjiru, otieno, id } = await thread();
    const { id: photo, url } = await uploadedFor(wanjiru, id);
    const codes = [];
    for (const reader of [wanjiru, otieno, admin]) codes.push((await reader.get(url)).statusCode);
    expect(codes).toEqual([200, 404, 404]);
    const listed = async () => (await admin.get('/api/photos')).json().rows.map((row: { id: string }) => row.id);
    expect(await listed()).not.toContain(photo);
    const sent = await uploadedFor(wanjiru, id);
    await send(wanjiru, id, [sent.url]);
    expect(await listed()).toContain(sent.id);
    expect((await otieno.delete(`/api/photos/${photo}`)).statusCode).toBe(403);
    expect((await wanjiru.delete(`/api/photos/${photo}`)).statusCode).toBe(200);
    expect((await wanjiru.get(url)).statusCode).toBe(404);
  });

  it('stay: what was sent can’t be removed', async () => {
    const { wanjiru, id } = await thread();
    const { id: photo, url } = await uploadedFor(wanjiru, id);
    await send(wanjiru, id, [url]);
    expect((await wanjiru.delete(`/api/photos/${photo}`)).statusCode).toBe(403);
    await db.updateTable('photos').set({ created_at: '2026-01-01T00:00:00Z' }).where('id', '=', photo).execute();
    await removeForgottenPhotos({ db, storage: diskStorage(files) });
    expect((await wanjiru.get(url)).statusCode).toBe(200);
  });

  it('are let go of with their message, as those of any other owner', async () => {
    const { wanjiru, id } = await thread();
    const { url } = await uploadedFor(wanjiru, id);
    const message = (await send(wanjiru, id, [url])).json().id;
    await db.transaction().execute((tx) => releasePhotos(tx, { kind: 'message', id: message }));
    expect((await wanjiru.get(url)).statusCode).toBe(404);
  });

  it('are refused when they are foreign, used, of another kind, named twice or too many, and then nothing is sent', async () => {
    const { wanjiru, otieno, id } = await thread();
    const [own, theirs, used] = [await uploadedFor(wanjiru, id), await uploadedFor(otieno, id), await uploadedFor(wanjiru, id)];
    await send(wanjiru, id, [used.url], { message: 'before' });
    const ofBid = (await uploaded(otieno)).url;
    const made = own.url.replace(own.id, uuidv7());
    for (const image_urls of [[theirs.url], [own.url, used.url], [own.url, own.url], [made], ['/photos/x'], [ofBid]])
      expect((await send(wanjiru, id, image_urls)).json()).toMatchObject(unknown);
    expect((await send(wanjiru, id, Array(5).fill(own.url))).json()).toMatchObject({
      status: 422,
      fields: { image_urls: 'At most 4 photos' },
    });
    expect((await send(wanjiru, id, [own.url], { message: ' ' })).json()).toMatchObject({ fields: { message: 'Message is required' } });
    expect((await wanjiru.get(`/api/appointments/${id}/messages`)).json().rows.length).toBe(1);
    const [bidder, request] = [await dealer(app, db), await postedRequest(wanjiru)];
    const { url } = await uploadedFor(otieno, id);
    expect((await bidder.post(`/api/requests/${request}/bids`, bidForm({ image_urls: [url] }))).json()).toMatchObject(unknown);
  });

  it('are uploaded by the parties of the appointment only, and for nothing else', async () => {
    const { wanjiru, otieno, id } = await thread();
    const codes: number[] = [];
    for (const who of [wanjiru, otieno, await buyer(app, db), await dealer(app, db), admin])
      codes.push((await upload(who, small, { appointment: id })).statusCode);
    expect(codes).toEqual([200, 200, 404, 404, 403]);
    expect((await upload(otieno, small, { owner: 'message' })).statusCode).toBe(422);
  });

  it('are not taken for a thread whose request is deleted, whatever the bytes', async () => {
    const { wanjiru, otieno, id, request } = await thread();
    await wanjiru.delete(`/api/requests/${request}`);
    expect((await upload(otieno, Buffer.from('no photo'), { appointment: id })).json()).toMatchObject({
      status: 409,
      code: 'request_deleted',
    });
  });
});

it('the administrator’s look at a photo is recorded with the thread, once for ten minutes', async () => {
  const { otieno, id } = await thread();
  const { url } = await uploadedFor(otieno, id);
  await send(otieno, id, [url]);
  const looks = async () => (await eventsAbout(db, id)).filter(({ type }) => type === 'thread.inspected').length;
  await Promise.all(Array.from({ length: 4 }, () => admin.get(url)));
  expect(await looks()).toBe(1);
  await admin.get(`/api/appointments/${id}/messages`);
  expect(await looks()).toBe(1);
  await rewriteLog(db, sql`update events set created_at = now() - interval '11 minutes' where type = 'thread.inspected'`);
  await admin.get(url);
  expect(await looks()).toBe(2);
});

describe('at the same moment', () => {
  const rounds = Array.from({ length: chances }, (_, round) => [round + 1]);

  it.each(rounds)('the same message with its photo sent three times is one message (%d)', async () => {
    const { wanjiru, id } = await thread();
    const { url } = await uploadedFor(wanjiru, id);
    const form = { id: uuidv7() };
    const replies = await Promise.all([1, 2, 3].map(() => send(wanjiru, id, [url], form)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect((await wanjiru.get(`/api/appointments/${id}/messages`)).json().rows.length).toBe(1);
  });

  it.each(rounds)('one photo in two messages belongs to one of them; the other is not sent (%d)', async () => {
    const { wanjiru, otieno, id } = await thread();
    const other = await confirmedAppointment(wanjiru, otieno);
    const { id: photo, url } = await uploadedFor(wanjiru, id);
    const replies = await Promise.all([send(wanjiru, id, [url]), send(wanjiru, other.id, [url])]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const sent = replies.find(({ statusCode }) => statusCode === 200)?.json();
    const { message_id } = await db.selectFrom('photos').select('message_id').where('id', '=', photo).executeTakeFirstOrThrow();
    expect(message_id).toBe(sent.id);
  });

  race(
    'a photo is sent ∥ removed: it is in the message or gone, never both',
    db,
    async () => {
      const { wanjiru, id } = await thread();
      const { id: photo, url } = await uploadedFor(wanjiru, id);
      return {
        lock: rowOf('photos', photo),
        calls: [() => send(wanjiru, id, [url]), () => wanjiru.delete(`/api/photos/${photo}`)],
        after: async ([sent]) => expect((await wanjiru.get(url)).statusCode).toBe(sent === 200 ? 200 : 404),
      };
    },
    { first: [200, 403], second: [422, 200] },
  );

  race(
    'a message ∥ its request is deleted: nothing is written afterwards',
    db,
    async () => {
      const { wanjiru, otieno, id, request } = await thread();
      const { id: photo, url } = await uploadedFor(otieno, id);
      return {
        lock: rowOf('car_requests', request),
        calls: [() => send(otieno, id, [url]), () => wanjiru.delete(`/api/requests/${request}`)],
        after: async ([sent]) => {
          const events = await db
            .selectFrom('events')
            .select('type')
            .where('type', 'in', ['message.sent', 'request.deleted'])
            .where(sql<boolean>`(data ->> 'request_id' = ${request} or data ->> 'appointment_id' = ${id})`)
            .orderBy('id')
            .execute();
          expect(events.map(({ type }) => type)).toEqual(sent === 200 ? ['message.sent', 'request.deleted'] : ['request.deleted']);
          const { message_id } = await db.selectFrom('photos').select('message_id').where('id', '=', photo).executeTakeFirstOrThrow();
          expect(message_id !== null).toBe(sent === 200);
          // The thread stays readable for the two, with its photo.
          expect((await wanjiru.get(`/api/appointments/${id}/messages`)).statusCode).toBe(200);
          expect((await send(otieno, id, [])).json()).toMatchObject({ status: 409, code: 'request_deleted' });
        },
      };
    },
    { first: [200, 200], second: [409, 200] },
  );
});
