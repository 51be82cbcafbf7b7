import { describe, expect, it } from 'vitest';
import type { Person } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import { acceptedBid, bookedAppointment, eventsAbout, placedBid, postedRequest } from '../support/deal.ts';
import { buyer, dealer, personas } from '../support/people.ts';

const { app, db } = await testApp();
const people = await personas(app, db);

/** A new verified dealer with this average and place. */
async function dealerOf({ rating = null, location = null }: { rating?: number | null; location?: string | null } = {}): Promise<Person> {
  const made = await dealer(app, db);
  const rating_count = rating === null ? 0 : 2;
  await db.updateTable('profiles').set({ rating, rating_count, location }).where('user_id', '=', made.user_id).execute();
  return made;
}

/** A request with offers by new dealers, by their names; returns how to read the names in an order. */
async function market(request: object, offers: Record<string, { rating?: number; [field: string]: unknown }>) {
  const wanjiru = await buyer(app, db);
  const requestId = await postedRequest(wanjiru, request);
  const names = new Map<string, string>();
  for (const [name, { rating, ...form }] of Object.entries(offers)) {
    names.set(await placedBid(await dealerOf({ rating: rating ?? null }), requestId, form), name);
  }
  const idOf = (name: string) => [...names].find(([, other]) => other === name)?.[0] ?? '';
  const nameOf = ({ id }: { id: string }) => names.get(id);
  const read = async (query = '') => {
    const reply = (await wanjiru.get(`/api/requests/${requestId}/bids${query}`)).json();
    return { names: reply.rows.map(nameOf), next: reply.next as string | null };
  };
  const nested = async () => (await wanjiru.get(`/api/requests/${requestId}`)).json().bids.map(nameOf);
  return { wanjiru, requestId, idOf, read, nested };
}

describe('the best fit', () => {
  it('is within budget first, then by wishes, rating and price', async () => {
    const asked = {
      car_model: 'Toyota Axio 2016',
      budget: '1.2M - 1.4M',
      fuel_type: 'petrol',
      transmission: 'automatic',
      condition: 'used',
    };
    const car = { year: 2016, fuel_type: 'petrol', transmission: 'automatic', condition: 'used' };
    const { read, nested } = await market(asked, {
      'over by a shilling, all wishes, five stars': { ...car, price: 1_400_001, rating: 5 },
      'nothing stated, cheapest': { price: 700_000, rating: 5 },
      'all wishes, no rating': { ...car, price: 1_000_000 },
      'all wishes, dearer': { ...car, price: 1_400_000, rating: 4.5 },
      'a diesel': { ...car, fuel_type: 'diesel', price: 900_000, rating: 5 },
      'all wishes, a CVT of the year after': { ...car, year: 2017, transmission: 'cvt', price: 1_390_000, rating: 4.5 },
      'manual, two years on': { ...car, year: 2018, transmission: 'manual', price: 800_000, rating: 5 },
    });
    const order = [
      'all wishes, a CVT of the year after',
      'all wishes, dearer',
      'all wishes, no rating',
      'a diesel',
      'manual, two years on',
      'nothing stated, cheapest',
      'over by a shilling, all wishes, five stars',
    ];
    expect((await read()).names).toEqual(order);
    expect((await read('?sort=best')).names).toEqual(order);
    expect(await nested()).toEqual(order);
  });

  it('fits any price to a budget that can’t be read, and asks for no wish that is left at any', async () => {
    const { read } = await market(
      { car_model: 'Toyota Axio', budget: 'fair price' },
      {
        'dear, four stars': { price: 9_000_000, rating: 4, fuel_type: 'diesel' },
        'cheap, three stars': { price: 500_000, rating: 3, fuel_type: 'petrol', year: 2016 },
      },
    );
    expect((await read()).names).toEqual(['dear, four stars', 'cheap, three stars']);
  });

  it.each([
    ['Peugeot 2008 2019', 2019, 2008],
    ['PEUGEOT-2008, 2019 or newer', 2019, 2008],
    ['Mazda Demio 1500cc 2014', 2014, 2008],
    ['Peugeot 2008 of 2008', 2008, 2019],
  ])('reads of "%s" the year %d', async (car_model, asked, other) => {
    const { read } = await market({ car_model }, { other: { price: 500_000, year: other }, asked: { price: 900_000, year: asked } });
    expect((await read()).names).toEqual(['asked', 'other']);
  });

  it.each(['Peugeot 2008', 'peugeot  2008 GT-Line', 'Peugeot 3008'])('reads no year of "%s"', async (car_model) => {
    const { read } = await market({ car_model }, { dear: { price: 900_000, year: 2008 }, cheap: { price: 500_000, year: 2019 } });
    expect((await read()).names).toEqual(['cheap', 'dear']);
  });

  it('leaves what was rejected for last', async () => {
    const { wanjiru, idOf, read } = await market({}, { best: { price: 1_210_000, rating: 5 }, other: { price: 1_250_000 } });
    await wanjiru.post(`/api/bids/${idOf('best')}/reject`);
    expect((await read()).names).toEqual(['other', 'best']);
  });

  it('is none of a dealer who lost the verification: it can’t be accepted', async () => {
    const { wanjiru, idOf, read, nested } = await market({}, { best: { price: 1_210_000, rating: 5 }, other: { price: 1_250_000 } });
    await db
      .updateTable('profiles')
      .set({ is_verified: false })
      .where('user_id', '=', (eb) => eb.selectFrom('bids').select('dealer_id').where('id', '=', idOf('best')))
      .execute();
    expect((await read()).names).toEqual(['other', 'best']);
    expect(await nested()).toEqual(['other', 'best']);
    expect((await wanjiru.get('/api/home/next')).json().rows[0].id).toBe(idOf('other'));
  });
});

describe('other orders', () => {
  it('are price, newest and rating; whoever has no rating comes last', async () => {
    const { read } = await market(
      {},
      { dear: { price: 1_390_000, rating: 4.9 }, cheap: { price: 1_100_000 }, middle: { price: 1_250_000, rating: 3 } },
    );
    expect((await read('?sort=price')).names).toEqual(['cheap', 'middle', 'dear']);
    expect((await read('?sort=newest')).names).toEqual(['middle', 'cheap', 'dear']);
    expect((await read('?sort=rating')).names).toEqual(['dear', 'middle', 'cheap']);
  });

  it('are refused when made up', async () => {
    const { wanjiru, requestId } = await market({}, {});
    expect((await wanjiru.get(`/api/requests/${requestId}/bids?sort=luck`)).statusCode).toBe(422);
  });

  it.each(['best', 'price', 'newest', 'rating'])('page %s by keyset: every offer once, though all are alike', async (sort) => {
    const wanjiru = await buyer(app, db);
    const requestId = await postedRequest(wanjiru);
    for (let n = 0; n < 23; n++) await placedBid(await dealerOf({ rating: n % 3 === 0 ? null : 4 }), requestId, { price: 1_000_000 });
    const first = (await wanjiru.get(`/api/requests/${requestId}/bids?sort=${sort}`)).json();
    const second = (await wanjiru.get(`/api/requests/${requestId}/bids?sort=${sort}&cursor=${first.next}`)).json();
    expect([first.rows.length, second.rows.length, second.next]).toEqual([20, 3, null]);
    expect(new Set([...first.rows, ...second.rows].map(({ id }: { id: string }) => id)).size).toBe(23);
    expect((await wanjiru.get(`/api/bids?cursor=${first.next}`)).statusCode).toBe(422);
  });
});

describe('the shortlist', () => {
  it('is kept, repeatable, counted and read alone', async () => {
    const { wanjiru, requestId, idOf, read } = await market({}, { one: { price: 1_200_000 }, two: { price: 1_300_000 } });
    const two = `/api/bids/${idOf('two')}/shortlist`;
    expect((await wanjiru.put(two)).json().shortlisted).toBe(true);
    expect((await wanjiru.put(two)).json().shortlisted).toBe(true);
    expect((await read('?only=shortlist')).names).toEqual(['two']);
    const request = (await wanjiru.get(`/api/requests/${requestId}`)).json();
    expect([request.shortlist_count, request.bids.map((bid: { shortlisted: boolean }) => bid.shortlisted)]).toEqual([1, [false, true]]);
    expect((await wanjiru.delete(two)).json().shortlisted).toBe(false);
    expect((await wanjiru.delete(two)).json().shortlisted).toBe(false);
    expect((await read('?only=shortlist')).names).toEqual([]);
  });

  it('is the same after the same tap sent many times at once', async () => {
    const { wanjiru, idOf } = await market({}, { one: { price: 1_200_000 } });
    const replies = await Promise.all(Array.from({ length: 8 }, () => wanjiru.put(`/api/bids/${idOf('one')}/shortlist`)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    const told = (await eventsAbout(db, idOf('one'))).filter(({ type }) => type === 'shortlist.changed');
    expect(told).toMatchObject([{ topics: [`user:${wanjiru.user_id}`], jobs: 0 }]);
  });

  it('is nobody’s business but the buyer’s: not the dealer’s, not the administrator’s, not another buyer’s', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const requestId = await postedRequest(wanjiru);
    const bidId = await placedBid(otieno, requestId);
    await wanjiru.put(`/api/bids/${bidId}/shortlist`);
    for (const reader of [otieno, people.admin]) {
      for (const path of ['/api/bids', `/api/requests/${requestId}/bids`, `/api/requests/${requestId}/bids?only=shortlist`]) {
        const reply = await reader.get(path);
        expect(reply.json().rows.map(({ id }: { id: string }) => id)).toContain(bidId);
        expect(reply.body).not.toContain('shortlist');
      }
    }
    // Emptied again, the filter reads the same to them.
    await wanjiru.delete(`/api/bids/${bidId}/shortlist`);
    expect((await otieno.get(`/api/requests/${requestId}/bids?only=shortlist`)).json().rows.length).toBe(1);
    expect((await people.buyerOther.put(`/api/bids/${bidId}/shortlist`)).statusCode).toBe(404);
    expect((await otieno.put(`/api/bids/${bidId}/shortlist`)).statusCode).toBe(403);
  });
});

describe('the county', () => {
  it.each([
    [true, 'Njoro', 'Nakuru town'],
    [false, 'Mombasa Road, Nairobi', 'Nakuru'],
    [null, 'next to the big tree', 'Nakuru'],
    [null, 'Nakuru', 'somewhere'],
  ])('of yard and request is compared: %s', async (same, yard, wanted) => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealerOf({ location: yard })];
    const bidId = await placedBid(otieno, await postedRequest(wanjiru, { location: wanted }));
    // The yard's address would tell it too; here it knows no county.
    await db.updateTable('profiles').set({ business_address: 'Plot 4' }).where('user_id', '=', otieno.user_id).execute();
    expect((await wanjiru.get('/api/bids')).json().rows).toMatchObject([{ id: bidId, same_county: same }]);
  });

  it('is read from the business address of a dealer without a place, which stays unseen', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealerOf()];
    await db.updateTable('profiles').set({ business_address: 'Plot 9, Naivasha' }).where('user_id', '=', otieno.user_id).execute();
    await placedBid(otieno, await postedRequest(wanjiru, { location: 'Nakuru' }));
    const reply = await wanjiru.get('/api/requests');
    expect(reply.json().rows[0].bids).toMatchObject([{ same_county: true }]);
    expect(reply.body).not.toContain('Naivasha');
  });
});

describe('how far a request has come', () => {
  it('is told to its buyer: what waits, what is accepted, the next viewing, the sale', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const requestId = await postedRequest(wanjiru);
    const read = async () => (await wanjiru.get(`/api/requests/${requestId}`)).json();
    expect(await read()).toMatchObject({ bid_count: 0, waiting_count: 0, has_accepted: false, next_viewing: null, has_rating: false });
    await placedBid(await dealer(app, db), requestId);
    const bidId = await acceptedBid(wanjiru, otieno, requestId);
    expect(await read()).toMatchObject({ bid_count: 2, waiting_count: 1, has_accepted: true, next_viewing: null });
    const id = await bookedAppointment(wanjiru, bidId);
    expect(await read()).toMatchObject({ next_viewing: { id, status: 'pending' } });
    await db.updateTable('appointments').set({ status: 'cancelled' }).where('id', '=', id).execute();
    expect((await read()).next_viewing).toBeNull();
  });
});
