import { beforeAll, describe, expect, test } from 'vitest';
import { uploadRateLimit } from '../../server/modules/photos/photos.ts';
import { testApp } from '../support/app.ts';
import { stockedCar } from '../support/cars.ts';
import { bidForm, postedRequest } from '../support/deal.ts';
import { dealer, personas } from '../support/people.ts';
import { photosOf, small } from '../support/photos.ts';

const { app, db, config } = await testApp();
const { upload, uploaded, storedNames } = photosOf(app, config);

describe('who may do what', () => {
  let people: Awaited<ReturnType<typeof personas>>;
  beforeAll(async () => {
    people = await personas(app, db);
  });

  test('list: a dealer’s own ones, all for the admin', async () => {
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

  test('remove: only a dealer’s own ones, with their files', async () => {
    const { id, url } = await uploaded(people.dealerParty);
    const statuses: Record<string, number> = {};
    const { dealerParty, ...others } = people;
    for (const [name, person] of Object.entries(others)) statuses[name] = (await person.delete(`/api/photos/${id}`)).statusCode;
    expect(statuses).toEqual({ visitor: 401, buyerOwner: 403, buyerOther: 403, dealerUnverified: 403, dealerOther: 403, admin: 403 });
    expect((await app.inject(url)).statusCode).toBe(200);

    expect((await dealerParty.delete(`/api/photos/${id}`)).statusCode).toBe(200);
    expect((await app.inject(url)).statusCode).toBe(404);
    expect(await storedNames()).not.toContain(url.split('/')[2]);
    // Removed, owned by another user, or never existed: the same answer.
    expect((await dealerParty.delete(`/api/photos/${id}`)).statusCode).toBe(403);
  });

  test('read: everyone who knows the address; revalidation transfers no body', async () => {
    const { url } = await uploaded(people.dealerParty);
    const first = await app.inject(url);
    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=60',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    const again = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  test('read: what only a stopped car shows is gone, but for its dealer and our team; back again with the car', async () => {
    const { dealerParty, admin, visitor, dealerOther } = people;
    const [of, shown] = [await uploaded(dealerParty, 'car'), await uploaded(dealerParty, 'car')];
    const car = await stockedCar(dealerParty, { image_urls: [of.url, shown.url] });
    const bid = bidForm({ car_id: car, image_urls: [shown.url] });
    expect((await dealerParty.post(`/api/requests/${await postedRequest(people.buyerOwner)}/bids`, bid)).statusCode).toBe(200);
    const seen = async () => Promise.all([visitor, dealerOther, dealerParty, admin].map(async (who) => (await who.get(of.url)).statusCode));
    const all = [200, 200, 200, 200];
    const gone = [410, 410, 200, 200];
    expect(await seen()).toEqual(all);
    const set = (approval: 'approved' | 'refused' | 'taken_down', approval_reason: string | null) =>
      db.updateTable('cars').set({ approval, approval_reason }).where('id', '=', car).execute();
    for (const approval of ['taken_down', 'refused'] as const) {
      await set(approval, 'Stolen');
      expect([approval, await seen()]).toEqual([approval, gone]);
      // A bid shows it to its buyer.
      expect((await visitor.get(shown.url)).statusCode).toBe(200);
    }
    const late = await visitor.get(of.url);
    expect([late.headers['cache-control'], late.json().code]).toEqual(['no-store', 'gone']);
    await set('approved', null);
    expect(await seen()).toEqual(all);
    await db
      .updateTable('profiles')
      .set({ suspended_at: new Date().toISOString(), is_verified: false })
      .where('user_id', '=', dealerParty.user_id)
      .execute();
    expect(await seen()).toEqual(gone);
    expect((await visitor.get(shown.url)).statusCode).toBe(200);
    await db.updateTable('profiles').set({ suspended_at: null, is_verified: true }).where('user_id', '=', dealerParty.user_id).execute();
    expect(await seen()).toEqual(all);
  });

  test.each([
    '/photos/../../etc/passwd',
    '/photos/%2e%2e%2f%2e%2e/800.webp',
    `/photos/${'0'.repeat(32)}/800.webp`,
    `/photos/${'0'.repeat(32)}/801.webp`,
  ])('%s is not found', async (address) => {
    expect((await app.inject(address)).statusCode).toBe(404);
  });

  test('too often: 429 with the time to retry', async () => {
    const eager = await dealer(app, db);
    const bad = () => upload(eager, Buffer.from('no photo'));
    for (let used = 0; used < uploadRateLimit.points; used += 1) expect((await bad()).statusCode).toBe(422);
    const refused = await upload(eager, small);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 3500]).toEqual([429, true]);
    expect((await upload(people.dealerParty, small)).statusCode).toBe(200);
  });
});
