import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterEach, describe, expect, it } from 'vitest';
import { listFittingRequests } from '../../server/modules/requests/requests-that-fit.ts';
import type { Actor } from '../../server/platform/http/session.ts';
import { makes } from '../../shared/cars/makes.ts';
import { testApp } from '../support/app.ts';
import { stockedCar } from '../support/cars.ts';
import { testDatabase } from '../support/database.ts';
import { acceptedBid, placedBid, postedRequest } from '../support/deal.ts';
import { buyer, dealer } from '../support/people.ts';
import { plansOf } from '../support/plans.ts';
import { forgetCounts } from '../support/rate-limits.ts';

const { app, db } = await testApp();
const wanjiru = await buyer(app, db);
const otieno = await dealer(app, db);

afterEach(async () => {
  await forgetCounts(db);
  await db.updateTable('cars').set({ deleted_at: new Date().toISOString() }).execute();
  await db.updateTable('car_requests').set({ status: 'cancelled' }).execute();
});

const idsIn = (reply: LightMyRequestResponse) => reply.json().rows.map((row: { id: string }) => row.id);
const rav4 = { make: 'Toyota', model: 'RAV4' };
const xtrail = { make: 'Nissan', model: 'X-Trail' };
const prado = { make: 'Toyota', model: 'Land Cruiser Prado' };

describe('a car fits a request', () => {
  it.each<[request: object, car: object, fits: boolean]>([
    [{ car_model: 'Toyota Axio 2016' }, {}, true],
    [{ car_model: 'axio' }, {}, true],
    [{ car_model: '2016 AXIO, Toyota!' }, {}, true],
    [{ car_model: 'Toyota Axio 2015' }, {}, true],
    [{ car_model: 'Toyota Axio 2017' }, {}, true],
    [{ car_model: 'Toyota Axio 2014' }, {}, false],
    [{ car_model: 'Toyota Axio 2018' }, {}, false],
    [{ car_model: 'Toyota Axio G' }, {}, false],
    [{ car_model: 'Toyota' }, {}, true],
    [{ car_model: '2016' }, {}, true],
    [{ car_model: 'Nissan Axio' }, {}, false],
    [{ car_model: 'Axi' }, {}, false],
    [{ car_model: '??' }, {}, false],
    [{ car_model: 'Rav 4' }, rav4, true],
    [{ car_model: 'rav4' }, rav4, true],
    [{ car_model: 'xtrail' }, xtrail, true],
    [{ car_model: 'X trail' }, xtrail, true],
    [{ car_model: 'Nissan X-Trail' }, xtrail, true],
    [{ car_model: 'Toyota Prado' }, prado, true],
    [{ car_model: 'LandCruiser' }, { make: 'Toyota', model: 'Land Cruiser' }, true],
    [{ car_model: 'Landcruiser Prado' }, prado, true],
    [{ car_model: 'Toyota Land Cruiser Prado' }, { make: 'Toyota', model: 'Landcruiser Prado' }, true],
    [{ car_model: 'landcruiser v8' }, { make: 'Toyota', model: 'Land Cruiser V8' }, true],
    [{ car_model: 'Land Cruiser V8' }, { make: 'Toyota', model: 'LANDCRUISER V8' }, true],
    [{ car_model: 'Landcruiser V8' }, prado, false],
    [{ car_model: 'Land Cruiser' }, { make: 'Land Rover', model: 'Defender' }, false],
    [{ car_model: 'X Trail' }, { make: 'Nissan', model: 'Xtrail' }, true],
    [{ car_model: 'Discovery4' }, { make: 'Land Rover', model: 'Discovery 4 HSE' }, true],
    [{ car_model: 'Mercedes-Benz C200' }, { make: 'Mercedes Benz', model: 'C200' }, true],
    [{ budget: '1,285,000' }, {}, true],
    [{ budget: '1,284,999' }, {}, false],
    [{ budget: '2M - 3M' }, {}, true],
    [{ budget: 'from 2M' }, {}, true],
    [{ budget: 'let us talk' }, {}, true],
    [{ condition: 'used' }, {}, true],
    [{ condition: 'new' }, {}, false],
    [{ fuel_type: 'petrol' }, {}, true],
    [{ fuel_type: 'hybrid' }, {}, false],
    [{ transmission: 'automatic' }, {}, true],
    [{ transmission: 'automatic' }, { transmission: 'cvt' }, true],
    [{ transmission: 'manual' }, { transmission: 'cvt' }, false],
    [{ transmission: 'manual' }, { transmission: 'manual' }, true],
    [{ transmission: 'automatic' }, { transmission: 'manual' }, false],
  ])('%j, %j: %s', async (asked, car, fits) => {
    const request = await postedRequest(wanjiru, { budget: '2M', ...asked });
    const id = await stockedCar(otieno, car);
    const { rows } = (await otieno.get(`/api/requests/${request}/own-cars`)).json();
    expect(rows).toMatchObject([{ id, fits }]);
    // The same both ways round.
    expect(idsIn(await wanjiru.get(`/api/requests/${request}/cars`))).toEqual(fits ? [id] : []);
    expect(idsIn(await otieno.get('/api/fitting-requests'))).toEqual(fits ? [request] : []);
  });
});

it.each(Object.keys(makes).flatMap((make) => [...new Set([make, make.replace('-', ' ')])]))(
  'a request for a %s is found by the rest of its words: all cars of a make would be too many',
  async (make) => {
    const { rows } = await sql`select lead_word(words_of(${`${make} Q`})) as lead`.execute(db);
    expect(rows).toEqual([{ lead: 'q' }]);
  },
);

describe('the own cars that a bid can carry', () => {
  it('begin with the one that the buyer asked about, whether it fits or not', async () => {
    const [asked, fit] = [await stockedCar(otieno, { model: 'Premio' }), await stockedCar(otieno)];
    const request = await postedRequest(wanjiru, { asked_car_id: asked });
    const { rows } = (await otieno.get(`/api/requests/${request}/own-cars`)).json();
    expect(rows).toMatchObject([
      { id: asked, asked: true, fits: false },
      { id: fit, asked: false, fits: true },
    ]);
  });

  it('in place of the lost car of an accepted bid: the nearest to its price first, fitting or not', async () => {
    const kamau = await dealer(app, db);
    const request = await postedRequest(wanjiru);
    const lost = await stockedCar(kamau);
    await acceptedBid(wanjiru, kamau, request, { car_id: lost, price: 1_250_000 });
    await kamau.put(`/api/cars/${lost}/status`, { status: 'sold' });
    const near = await stockedCar(kamau, { model: 'Premio', price: 1_200_000 });
    const [far, nearest] = [await stockedCar(kamau, { price: 400_000 }), await stockedCar(kamau, { model: 'Wish', price: 1_260_000 })];
    expect(idsIn(await kamau.get(`/api/requests/${request}/own-cars`))).toEqual([nearest, near, far]);
  });

  it('in its place, of two that are as near to its price, the one that fits first', async () => {
    const kamau = await dealer(app, db);
    const request = await postedRequest(wanjiru);
    await acceptedBid(wanjiru, kamau, request, { price: 1_250_000 });
    const fit = await stockedCar(kamau, { price: 1_200_000 });
    const other = await stockedCar(kamau, { model: 'Premio', price: 1_300_000 });
    expect(idsIn(await kamau.get(`/api/requests/${request}/own-cars`))).toEqual([fit, other]);
  });

  it.each(['pending', 'rejected'])('the price of a bid that is %s orders nothing', async (status) => {
    const kamau = await dealer(app, db);
    const request = await postedRequest(wanjiru);
    const bid = await placedBid(kamau, request, { price: 1_250_000 });
    if (status === 'rejected') await wanjiru.post(`/api/bids/${bid}/reject`);
    const fit = await stockedCar(kamau, { price: 400_000 });
    const nearest = await stockedCar(kamau, { model: 'Premio', price: 1_250_000 });
    expect(idsIn(await kamau.get(`/api/requests/${request}/own-cars`))).toEqual([fit, nearest]);
  });

  it('are approved and not sold, those that fit first, then the newest, page by page', async () => {
    const kamau = await dealer(app, db);
    const request = await postedRequest(wanjiru);
    await stockedCar(otieno);
    const old = await stockedCar(kamau);
    const others: string[] = [];
    for (let n = 0; n < 20; n += 1) others.unshift(await stockedCar(kamau, { model: 'Premio' }));
    const [fit, sold, waiting] = [await stockedCar(kamau), await stockedCar(kamau), await stockedCar(kamau)];
    await db.updateTable('cars').set({ status: 'sold', sold_at: new Date().toISOString() }).where('id', '=', sold).execute();
    await db.updateTable('cars').set({ approval: 'waiting' }).where('id', '=', waiting).execute();

    const read = async (query = '') => (await kamau.get(`/api/requests/${request}/own-cars${query}`)).json();
    const first = await read();
    const second = await read(`?cursor=${first.next}`);
    expect([...first.rows, ...second.rows].map((car: { id: string }) => car.id)).toEqual([fit, old, ...others]);
    expect(first.rows.map((car: { fits: boolean }) => car.fits)).toEqual([true, true, ...others.slice(2).map(() => false)]);
    expect(second.next).toBeNull();
    expect((await read('?search=axi')).rows.map((car: { id: string }) => car.id)).toEqual([fit, old]);
  });
});

describe('the cars on the market that fit a request', () => {
  it('are the market’s, the cheapest first, counted, with what the buyer has saved', async () => {
    const [kamau, unverified] = [await dealer(app, db), await dealer(app, db, { is_verified: false })];
    const request = await postedRequest(wanjiru);
    const dear = await stockedCar(otieno, { price: 1_400_000 });
    const [cheap, sold, waiting] = [await stockedCar(kamau, { price: 1_100_000 }), await stockedCar(kamau), await stockedCar(kamau)];
    await stockedCar(unverified);
    await db.updateTable('cars').set({ status: 'sold', sold_at: new Date().toISOString() }).where('id', '=', sold).execute();
    await db.updateTable('cars').set({ approval: 'waiting' }).where('id', '=', waiting).execute();
    await wanjiru.put(`/api/cars/${dear}/saved`);
    const reply = (await wanjiru.get(`/api/requests/${request}/cars`)).json();
    expect(reply).toMatchObject({
      count: 2,
      next: null,
      rows: [
        { id: cheap, saved: false, dealer: { user_id: kamau.user_id } },
        { id: dear, saved: true },
      ],
    });
  });

  it('are others than the one that the buyer asked about', async () => {
    const [asked, other] = [await stockedCar(otieno), await stockedCar(otieno)];
    const request = await postedRequest(wanjiru, { asked_car_id: asked });
    expect((await wanjiru.get(`/api/requests/${request}/cars`)).json()).toMatchObject({ count: 1, rows: [{ id: other }] });
  });

  it('come page by page', async () => {
    const request = await postedRequest(wanjiru);
    const cars: string[] = [];
    for (let n = 0; n < 21; n += 1) cars.push(await stockedCar(otieno, { price: 1_000_000 + n }));
    const first = await wanjiru.get(`/api/requests/${request}/cars`);
    const second = await wanjiru.get(`/api/requests/${request}/cars?cursor=${first.json().next}`);
    expect([...idsIn(first), ...idsIn(second)]).toEqual(cars);
    expect([first.json().count, second.json().next]).toEqual([21, null]);
    const preview = await wanjiru.get(`/api/requests/${request}/cars?preview=true`);
    expect([idsIn(preview), preview.json().count]).toEqual([cars.slice(0, 3), 21]);
  });
});

describe('the requests that a dealer’s stock fits', () => {
  it('are active and without an own bid, newest first, each with its cars counted and the dearest of them', async () => {
    const kamau = await dealer(app, db);
    await stockedCar(otieno);
    const cheap = await stockedCar(kamau, { price: 1_100_000 });
    const dear = await stockedCar(kamau, { price: 1_300_000 });
    const sold = await stockedCar(kamau);
    await db.updateTable('cars').set({ status: 'sold', sold_at: new Date().toISOString() }).where('id', '=', sold).execute();
    const both = await postedRequest(wanjiru);
    const one = await postedRequest(wanjiru, { budget: '1.2M' });
    await postedRequest(wanjiru, { car_model: 'Toyota Premio' });
    const answered = await postedRequest(wanjiru);
    await placedBid(kamau, answered);
    const closed = await postedRequest(wanjiru);
    await db.updateTable('car_requests').set({ status: 'cancelled' }).where('id', '=', closed).execute();

    const { rows, next } = (await kamau.get('/api/fitting-requests')).json();
    expect(rows).toMatchObject([
      { id: one, fitting_cars: 1, best_car: { id: cheap, price: 1_100_000 }, own_bid: null },
      { id: both, fitting_cars: 2, best_car: { id: dear, make: 'Toyota', model: 'Axio', year: 2016 }, buyer_name: 'Wanjiru Kamau' },
    ]);
    expect(next).toBeNull();
  });

  it('come page by page, however many words lead to them', async () => {
    const kamau = await dealer(app, db);
    await stockedCar(kamau);
    await stockedCar(kamau, { model: 'Premio' });
    const posted: string[] = [];
    for (let n = 0; n < 45; n += 1) {
      await forgetCounts(db);
      posted.unshift(await postedRequest(wanjiru, { car_model: n < 20 ? ['Toyota Premio', 'Toyota'][n % 2] : 'Axio', budget: '2M' }));
    }
    const pages: string[][] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const reply = await kamau.get(`/api/fitting-requests${cursor && `?cursor=${cursor}`}`);
      pages.push(idsIn(reply));
      cursor = reply.json().next;
    }
    expect(pages).toEqual([posted.slice(0, 20), posted.slice(20, 40), posted.slice(40)]);
  });

  it('are found without comparing each request for one of many models with each car', async () => {
    const { db: market, plans } = plansOf(await testDatabase());
    const [seller, asker] = [uuidv7(), uuidv7()];
    await sql`
      insert into users (id, email, password_hash) values (${seller}, 'seller@market.example', 'none'), (${asker}, 'asker@market.example', 'none')`.execute(
      market,
    );
    await sql`
      insert into profiles (user_id, full_name, user_type, is_verified, location)
      values (${seller}, 'Otieno Odhiambo', 'dealer', true, 'Nairobi'), (${asker}, 'Wanjiru Kamau', 'buyer', false, 'Nairobi')`.execute(
      market,
    );
    await sql`
      insert into cars (id, dealer_id, make, model, year, price, condition, fuel_type, transmission, location, approval)
      select gen_random_uuid(), ${seller}::uuid, 'Toyota', 'M' || n, 2016, 1000000, 'used', 'petrol', 'manual', 'Nairobi', 'approved' from generate_series(1, 200) n`.execute(
      market,
    );
    await sql`
      insert into car_requests (id, user_id, car_model, budget, budget_max, location, condition, fuel_type, transmission)
      select gen_random_uuid(), ${asker}::uuid, 'Toyota M' || 1 + n % 200, '900,000', 900000, 'Nairobi', 'any', 'any', 'any' from generate_series(1, 1500) n`.execute(
      market,
    );
    await sql`analyze cars, car_requests`.execute(market);
    const made = await plans(() => listFittingRequests(market, { role: 'dealer', user_id: seller, is_verified: true } as Actor, undefined));
    expect(made.length).toBeGreaterThan(0);
    for (const { rejected } of made) expect(rejected).toBeLessThan(30_000);
  });

  it.each([
    { newer: 0, missed: 0 },
    { newer: 600, missed: 0 },
    { newer: 700, missed: 12 },
  ])(
    'behind 309 newer ones of their word and $newer of others are found unless that makes 1,000: $missed of 12 are missed',
    async ({ newer, missed }) => {
      const kamau = await dealer(app, db);
      await stockedCar(kamau, { price: 1_000_000 });
      const post = (count: number, model: string, budget: number, hoursAgo: number) =>
        sql`
      insert into car_requests (id, user_id, car_model, budget, budget_max, location, condition, fuel_type, transmission, created_at)
      select gen_random_uuid(), ${wanjiru.user_id}::uuid, ${model}, ${String(budget)}, ${budget}::int, 'Nairobi', 'any', 'any', 'any',
        now() - make_interval(hours => ${hoursAgo}::int) from generate_series(1, ${count}::int)`.execute(db);
      await post(newer, 'Nissan Note', 1_000_000, 1);
      await post(309, 'Toyota Axio', 500_000, 2);
      await post(12, 'Toyota Axio', 2_000_000, 3);
      await post(179, 'Toyota Axio', 500_000, 4);
      const { rows, next } = (await kamau.get('/api/fitting-requests')).json();
      expect([rows.length, next]).toEqual([12 - missed, null]);
    },
  );
});
