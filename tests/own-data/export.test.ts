import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { makeExport, pruneExports } from '../../server/modules/own-data/jobs.ts';
import { diskStores } from '../../server/platform/files/storage.ts';
import { carNames, factNames } from '../../shared/cars/fields.ts';
import { profileNames } from '../../shared/profile/fields.ts';
import { business, signedUp } from '../support/accounts.ts';
import { type Person, testApp } from '../support/app.ts';
import { stockedCar } from '../support/cars.ts';
import { acceptedBid, bookedAppointment, placedBid, postedRequest } from '../support/deal.ts';
import { noticeBoard } from '../support/notices.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { photosOf } from '../support/photos.ts';
import { forgetCounts } from '../support/rate-limits.ts';
import { soon } from '../support/soon.ts';
import { testWorker } from '../support/worker.ts';
import { unzipped } from '../support/zip.ts';

const { app, db, config, url } = await testApp();
const { drain, run } = await testWorker({ config, db, url });
const { noticesOf, mailsTo } = noticeBoard({ db, config });
const { uploaded, uploadedFor } = photosOf(app, config);

const ask = (person: Person, id = uuidv7()) => person.post('/api/profile/export', { id });
const stored = (): Promise<string[]> => readdir(path.join(config.dataDir, 'files', 'exports')).catch(() => []);

/** The person asks for a copy, the worker makes it, the person downloads it. */
async function copyOf(person: Person) {
  const asked = await ask(person);
  expect(asked.json().export).toMatchObject({ ready_at: null, bytes: null, photos: null, photos_packed: 0 });
  await drain();
  const ready = (await person.get('/api/profile/export')).json().export;
  const reply = await person.get(`/api/profile/export/${ready.id}/file`);
  expect(reply.statusCode).toBe(200);
  expect(reply.rawPayload.length).toBe(ready.bytes);
  const entries = await unzipped(reply.rawPayload);
  const json = (name: string): Record<string, unknown>[] => JSON.parse(entries.get(`${name}.json`) ?? '');
  return {
    ready,
    reply,
    entries,
    json,
    all: [...entries]
      .filter(([name]) => !name.startsWith('photos/'))
      .map(([, text]) => text)
      .join('\n'),
  };
}

/** Both sides of a deal with everything that one may not have of the other. */
async function deal() {
  const { person: wanjiru, form: hers } = await signedUp(app, { full_name: 'Nyambura Wairimu', phone: '0733 456 123' });
  const { person: otieno, form: his } = await signedUp(app, {
    ...business,
    full_name: 'Kipchoge Sang',
    phone: '0722 998 877',
    business_address: 'Uganda Road 14',
  });
  await db.updateTable('profiles').set({ is_verified: true }).where('user_id', '=', otieno.user_id).execute();
  const request = await postedRequest(wanjiru, { description: 'Silver or white' });
  const photo = await uploaded(otieno);
  const car_id = await stockedCar(otieno, { image_urls: [(await uploaded(otieno, 'car')).url] });
  const bid = await acceptedBid(wanjiru, otieno, request, { image_urls: [photo.url], car_id });
  const competitor = await dealer(app, db, { business_name: 'Mombasa Motors' });
  const other = await placedBid(competitor, request, { message: 'A competitor’s secret' });
  await wanjiru.put(`/api/bids/${other}/shortlist`);
  await wanjiru.put(`/api/cars/${car_id}/saved`);
  const viewing = await bookedAppointment(wanjiru, bid, { buyer_notes: 'I come by matatu' });
  const sent = await uploadedFor(wanjiru, viewing);
  await wanjiru.post(`/api/appointments/${viewing}/messages`, { id: uuidv7(), message: 'Is it still there?', image_urls: [sent.url] });
  await otieno.post(`/api/appointments/${viewing}/messages`, { id: uuidv7(), message: 'It is' });
  await drain();
  return { wanjiru, hers, otieno, his, request, bid, other, car_id, viewing, photo, sent };
}

const secrets = async () => {
  const users = await db.selectFrom('users').select('password_hash').execute();
  const sessions = await db.selectFrom('sessions').select(sql<string>`encode(token_hash, 'hex')`.as('hash')).execute();
  return ['argon2', 'token', ...users.map(({ password_hash }) => password_hash), ...sessions.map(({ hash }) => hash)];
};

describe('a copy of the own data', () => {
  it('holds what is the buyer’s own, and of the dealer only what the buyer reads', async () => {
    const { wanjiru, hers, his, request, bid, other, car_id, viewing, sent } = await deal();
    // Taken down by our team, and renamed by its dealer since: nobody has read that yet.
    await db
      .updateTable('cars')
      .set({ shown_as: sql`jsonb_build_object('make', make, 'model', model, 'year', year)`, model: 'An unread text' })
      .where('id', '=', car_id)
      .execute();
    const { all, json, entries } = await copyOf(wanjiru);
    expect(json('account')).toMatchObject([{ email: hers.email, full_name: 'Nyambura Wairimu', phone: '0733 456 123' }]);
    expect(json('requests')).toMatchObject([{ id: request, description: 'Silver or white' }]);
    expect(json('offers').map(({ id, shortlisted, dealer }) => [id, shortlisted, dealer])).toEqual([
      [bid, false, 'Rift Motors'],
      [other, true, 'Mombasa Motors'],
    ]);
    expect(json('viewings')).toMatchObject([
      { id: viewing, buyer: 'Nyambura Wairimu', dealer: 'Rift Motors', buyer_notes: 'I come by matatu' },
    ]);
    expect(json('messages').map(({ sender, message }) => [sender, message])).toEqual([
      ['buyer', 'Is it still there?'],
      ['dealer', 'It is'],
    ]);
    expect(json('saved_cars')).toMatchObject([{ id: car_id, make: 'Toyota', model: 'Axio' }]);
    expect(json('sessions')).toHaveLength(1);
    expect(json('notices').length).toBeGreaterThan(0);
    expect(json('photos')).toMatchObject([{ id: sent.id, kind: 'message', file: `photos/${sent.id}.webp` }]);
    expect(entries.get(`photos/${sent.id}.webp`)?.slice(0, 4)).toBe('RIFF');
    for (const text of [...(await secrets()), his.email, '0722 998 877', '722998877', 'Uganda Road', '127.0.0.1'])
      expect(all).not.toContain(text);
  });

  it('holds what is the dealer’s own, and nothing of a competitor', async () => {
    const { otieno, his, hers, bid, car_id, viewing, photo } = await deal();
    const { all, json, entries, reply } = await copyOf(otieno);
    expect(json('account')).toMatchObject([{ email: his.email, business_address: 'Uganda Road 14', business_license: 'L-1' }]);
    expect(json('bids')).toMatchObject([{ id: bid, car_id, wanted: 'Toyota Axio 2016' }]);
    expect(json('offers')).toEqual([]);
    expect(json('cars')).toMatchObject([{ id: car_id }]);
    expect(Object.keys(json('cars')[0] ?? {})).toEqual(expect.arrayContaining([...carNames]));
    expect(Object.keys(json('account')[0] ?? {})).toEqual(expect.arrayContaining([...profileNames]));
    expect(Object.keys(json('bids')[0] ?? {})).toEqual(expect.arrayContaining([...factNames]));
    expect(json('viewings')).toMatchObject([{ id: viewing, buyer: 'Nyambura Wairimu' }]);
    expect(json('photos')).toHaveLength(2);
    expect(entries.has(`photos/${photo.id}.webp`)).toBe(true);
    for (const text of [...(await secrets()), hers.email, '0733 456 123', '733456123', 'competitor']) expect(all).not.toContain(text);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.zip"$/),
    });
  });

  it('has every row of a long list, once', async () => {
    const wanjiru = await buyer(app, db);
    const ids = Array.from({ length: 1201 }, () => uuidv7());
    await db
      .insertInto('car_requests')
      .values(ids.map((id) => ({ id, user_id: wanjiru.user_id, car_model: 'Mazda Demio', budget: '800k', location: 'Thika' })))
      .execute();
    const { json } = await copyOf(wanjiru);
    expect(json('requests').map(({ id }) => id)).toEqual(ids.toSorted());
  });

  it('is told when ready, by notice and mail, and downloaded by nobody else', async () => {
    const wanjiru = await buyer(app, db);
    const { ready } = await copyOf(wanjiru);
    expect((await noticesOf(wanjiru))[0]).toMatchObject({ title: 'The copy of your data is ready', link: '/dashboard/profile#data' });
    expect(await mailsTo(wanjiru)).toEqual(['export-ready']);
    for (const other of [await buyer(app, db), await administrator(app, db)])
      expect((await other.get(`/api/profile/export/${ready.id}/file`)).statusCode).toBe(404);
  });
});

it('is downloaded twice at once by its owner, not more often, and again when one has ended', async () => {
  const wanjiru = await buyer(app, db);
  const { ready } = await copyOf(wanjiru);
  // More than the sockets of a client that does not read can hold.
  await diskStores(config.dataDir).storage.put(`exports/${ready.id}.zip`, Buffer.alloc(40_000_000), 'application/zip');
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const begin = () => fetch(`${address}/api/profile/export/${ready.id}/file`, { headers: { cookie: wanjiru.cookie, connection: 'close' } });
  const [one, other] = [await begin(), await begin()];
  expect([one.status, other.status, (await begin()).status]).toEqual([200, 200, 429]);
  await one.body?.cancel();
  await soon(async () => {
    const next = await begin();
    await next.body?.cancel();
    expect(next.status).toBe(200);
  });
  await other.body?.cancel();
});

describe('asking for one', () => {
  it('is repeatable by its id, one at a time and once a day', async () => {
    const wanjiru = await buyer(app, db);
    const id = uuidv7();
    const replies = await Promise.all([ask(wanjiru, id), ask(wanjiru, id), ask(wanjiru), ask(wanjiru)]);
    expect(replies.map(({ statusCode }) => statusCode).filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(await db.selectFrom('data_exports').select('id').where('user_id', '=', wanjiru.user_id).execute()).toHaveLength(1);

    expect((await ask(wanjiru)).json()).toMatchObject({ status: 409, code: 'export_underway' });
    await drain();
    expect((await ask(wanjiru)).json()).toMatchObject({
      status: 429,
      detail: 'You have asked for a copy of your data in the last 24 hours. Please try again in 24 hours.',
    });
  });

  it('again takes the place of the one before', async () => {
    const wanjiru = await buyer(app, db);
    const { ready } = await copyOf(wanjiru);
    await forgetCounts(db);
    const { ready: next } = await copyOf(wanjiru);
    expect(next.id).not.toBe(ready.id);
    expect((await wanjiru.get(`/api/profile/export/${ready.id}/file`)).statusCode).toBe(404);
    expect(await stored()).not.toContain(`${ready.id}.zip`);
  });
});

/** The id of a copy that is being made since this long ago. */
async function underwaySince(age: string): Promise<string> {
  const { id } = (await ask(await buyer(app, db))).json().export;
  await db
    .updateTable('data_exports')
    .set({ created_at: sql`now() - ${age}::interval` })
    .where('id', '=', id)
    .execute();
  return id;
}

describe('making it', () => {
  it('begins anew where a worker was killed, and tells once, however often it runs', async () => {
    const otieno = await dealer(app, db);
    await uploaded(otieno);
    const { id: export_id } = (await ask(otieno)).json().export;
    // As a worker left it that ended while it packed.
    await db.updateTable('data_exports').set({ photos: 40, photos_packed: 30 }).where('id', '=', export_id).execute();
    await Promise.all([run(makeExport, { export_id }), run(makeExport, { export_id })]);
    await run(makeExport, { export_id });
    await drain();
    const { export: ready } = (await otieno.get('/api/profile/export')).json();
    expect(ready).toMatchObject({ photos: 1, photos_packed: 1, ready_at: expect.any(String) });
    const reply = await otieno.get(`/api/profile/export/${export_id}/file`);
    expect((await unzipped(reply.rawPayload)).has('photos.json')).toBe(true);
    expect((await noticesOf(otieno)).map(({ title }) => title)).toEqual(['The copy of your data is ready']);
  });

  it('leaves no file of a copy that nobody may have any more', async () => {
    const wanjiru = await buyer(app, db);
    const { id: export_id } = (await ask(wanjiru)).json().export;
    await db.deleteFrom('data_exports').where('id', '=', export_id).execute();
    const { storage } = diskStores(config.dataDir);
    await storage.put(`exports/${export_id}.zip`, Buffer.from('half'), 'application/zip');
    await run(makeExport, { export_id });
    expect(await stored()).not.toContain(`${export_id}.zip`);
  });

  it('is over after a day: not downloaded any more, and removed at night', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await buyer(app, db)];
    const [{ ready: old }, { ready: fresh }] = [await copyOf(wanjiru), await copyOf(otieno)];
    expect(Date.parse(old.expires_at) - Date.parse(old.ready_at)).toBe(86_400_000);
    await db.updateTable('data_exports').set({ expires_at: sql`now()` }).where('id', '=', old.id).execute();
    expect((await wanjiru.get(`/api/profile/export/${old.id}/file`)).statusCode).toBe(404);
    expect((await wanjiru.get('/api/profile/export')).json()).toEqual({ export: null });

    const cutOff = path.join(config.dataDir, 'files', '.incoming', uuidv7());
    await writeFile(cutOff, 'half of a copy');
    const longAgo = new Date(Date.now() - 90_000_000);
    await utimes(cutOff, longAgo, longAgo);
    const [given, young] = [await underwaySince('2 days 1 minute'), await underwaySince('47 hours 59 minutes')];
    await Promise.all([run(pruneExports), run(pruneExports)]);
    expect(await db.selectFrom('data_exports').select('id').where('id', 'in', [given, young]).execute()).toEqual([{ id: young }]);
    const left = await stored();
    expect([left.includes(`${old.id}.zip`), left.includes(`${fresh.id}.zip`)]).toEqual([false, true]);
    expect(await db.selectFrom('data_exports').select('id').where('id', 'in', [old.id, fresh.id]).execute()).toEqual([{ id: fresh.id }]);
    expect(await readdir(path.dirname(cutOff))).toEqual([]);
  });
});
