import { beforeAll, describe, expect, test } from 'vitest';
import { uploadRateLimit } from '../../server/modules/photos/photos.ts';
import { testApp } from '../support/app.ts';
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
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
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

  test('too often: 429 with the time to retry', async () => {
    const eager = await dealer(app, db);
    const bad = () => upload(eager, Buffer.from('no photo'));
    for (let used = 0; used < uploadRateLimit.points; used += 1) expect((await bad()).statusCode).toBe(422);
    const refused = await upload(eager, small);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 3500]).toEqual([429, true]);
    expect((await upload(people.dealerParty, small)).statusCode).toBe(200);
  });
});
