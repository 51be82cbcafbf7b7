import { beforeAll, describe, expect, test } from 'vitest';
import { type Person, testApp } from '../support/app.ts';
import { bidForm, postedRequest } from '../support/deal.ts';
import { buyer, dealer } from '../support/people.ts';
import { photosOf } from '../support/photos.ts';

const { app, db, config } = await testApp();
const { uploaded } = photosOf(app, config);

let seller: Person;
beforeAll(async () => {
  seller = await dealer(app, db);
});

describe('a bid carries photos', () => {
  let requestId: string;
  beforeAll(async () => {
    requestId = await postedRequest(await buyer(app, db));
  });
  const place = (person: Person, image_urls: string[], request = requestId) =>
    person.post(`/api/requests/${request}/bids`, bidForm({ image_urls }));

  test('only the dealer’s own, unused ones; then they can be neither removed nor used again', async () => {
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

  test('two bids at once with the same photos in different order: one gets them', async () => {
    const own = await dealer(app, db);
    const elsewhere = await postedRequest(await buyer(app, db));
    const urls = await Promise.all([1, 2, 3, 4].map(async () => (await uploaded(own)).url));
    const replies = await Promise.all([place(own, urls), place(own, urls.toReversed(), elsewhere)]);
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 422]);
  });
});
