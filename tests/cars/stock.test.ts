import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Person, testApp } from '../support/app.ts';
import { carEdit, carForm, stockedCar } from '../support/cars.ts';
import { eventsAbout, placedBid, postedRequest } from '../support/deal.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { photosOf } from '../support/photos.ts';
import { saveSettings } from '../support/settings.ts';

const { app, db, config } = await testApp();
const { uploaded } = photosOf(app, config);
const [admin, wanjiru] = [await administrator(app, db), await buyer(app, db)];
let otieno: Person;
beforeEach(async () => {
  otieno = await dealer(app, db);
});

const photo = async () => (await uploaded(otieno, 'car')).url;
const own = async (id: string) => (await otieno.get(`/api/own-cars/${id}`)).json();
const urlsOf = async (id: string) => (await own(id)).photos.map(({ url }: { url: string }) => url);
/** Moves a car's times back by so many days. */
const earlier = (id: string, days: number) => {
  const before = (time: 'created_at' | 'price_changed_at' | 'previous_price_until') =>
    sql<string>`${sql.ref(time)} - make_interval(days => ${days})`;
  const values = {
    created_at: before('created_at'),
    price_changed_at: before('price_changed_at'),
    previous_price_until: before('previous_price_until'),
  };
  return db.updateTable('cars').set(values).where('id', '=', id).execute();
};
const isKept = async (url: string) => {
  const row = await db
    .selectFrom('photos')
    .select('removed')
    .where('name', '=', url.split('/')[2] ?? '')
    .executeTakeFirst();
  return row?.removed === false;
};

describe('the own stock', () => {
  const list = async (query = '') => (await otieno.get(`/api/own-cars${query}`)).json();
  const models = async (query: string) => (await list(query)).rows.map(({ model }: { model: string }) => model);

  test('is found by its words, its status and in each order, and counts the statuses of what the search finds', async () => {
    const vitz = await stockedCar(otieno, { model: 'Vitz', price: 1_000_000 });
    const axio = await stockedCar(otieno, { model: 'Axio', price: 1_300_000 });
    const demio = await stockedCar(otieno, { make: 'Mazda', model: 'Demio', price: 1_100_000 });
    await stockedCar(await dealer(app, db), { model: 'Prado' });
    await db.updateTable('cars').set({ status: 'sold', sold_at: sql`now()` }).where('id', '=', axio).execute();
    const saving = { buyer_id: wanjiru.user_id, price: 1, told_price: 1, told_state: 'available' } as const;
    await db
      .insertInto('saved_cars')
      .values({ ...saving, car_id: vitz })
      .execute();
    await db
      .insertInto('saved_cars')
      .values({ ...saving, car_id: demio })
      .execute();
    await db
      .insertInto('saved_cars')
      .values({ ...saving, car_id: demio, buyer_id: (await buyer(app, db)).user_id })
      .execute();

    expect(await models('')).toEqual(['Demio', 'Axio', 'Vitz']);
    expect(await models('?sort=stock')).toEqual(['Vitz', 'Axio', 'Demio']);
    expect(await models('?sort=price_low')).toEqual(['Vitz', 'Demio', 'Axio']);
    expect(await models('?sort=price_high')).toEqual(['Axio', 'Demio', 'Vitz']);
    expect(await models('?sort=saves')).toEqual(['Demio', 'Vitz', 'Axio']);
    expect(await models('?search=toyota')).toEqual(['Axio', 'Vitz']);
    expect(await models('?search=demio%202016')).toEqual(['Demio']);
    expect(await models('?search=100%25')).toEqual([]);
    expect(await models('?status=sold')).toEqual(['Axio']);
    expect((await list('?search=toyota&status=sold')).counts).toEqual({ available: 1, reserved: 0, sold: 1 });
    expect((await list('?sort=saves')).rows[0]).toMatchObject({
      saves: 2,
      bids: 0,
      has_open_viewing: false,
      change: null,
    });
  });

  test('tells which of its cars buyers see: none before its dealer is verified', async () => {
    const kamau = await dealer(app, db, { is_verified: false });
    const [kept, sold, waiting] = [await stockedCar(kamau), await stockedCar(kamau), await stockedCar(kamau)];
    await db.updateTable('cars').set({ status: 'sold', sold_at: sql`now()` }).where('id', '=', sold).execute();
    await db.updateTable('cars').set({ approval: 'waiting' }).where('id', '=', waiting).execute();
    const onMarket = async () => {
      const { rows } = (await kamau.get('/api/own-cars')).json();
      return rows.flatMap((car: { id: string; is_on_market: boolean }) => (car.is_on_market ? car.id : []));
    };
    expect(await onMarket()).toEqual([]);
    await db.updateTable('profiles').set({ is_verified: true }).where('user_id', '=', kamau.user_id).execute();
    expect(await onMarket()).toEqual([kept]);
  });

  test('comes page by page in every order', async () => {
    for (let index = 0; index < 23; index += 1) await stockedCar(otieno, { model: `Car ${index}`, price: 900_000 + (index % 3) });
    for (const sort of ['newest', 'stock', 'saves', 'price_high', 'price_low']) {
      const first = await list(`?sort=${sort}`);
      const second = await list(`?sort=${sort}&cursor=${first.next}`);
      const ids = [...first.rows, ...second.rows].map(({ id }: { id: string }) => id);
      expect([first.rows.length, second.rows.length, second.next, new Set(ids).size]).toEqual([20, 3, null, 23]);
    }
  });

  test('counts the open bids that carry a car', async () => {
    const car = await stockedCar(otieno);
    const bid = await placedBid(otieno, await postedRequest(wanjiru), { car_id: car });
    expect((await list()).rows[0].bids).toBe(1);
    await wanjiru.post(`/api/bids/${bid}/reject`);
    expect((await list()).rows[0].bids).toBe(0);
  });
});

describe('changing a car', () => {
  const disagreeing = [
    [{ year: 2017 }, 'first_registration'],
    [{ first_registration: 2014 }, 'first_registration'],
    [{ history: 'fresh_import' }, 'owners_in_kenya'],
  ] as const;

  test('writes every field as its next version, and everyone on the market hears of it', async () => {
    const car = await stockedCar(otieno);
    const values = {
      make: 'Mazda',
      model: 'Demio',
      year: 2017,
      location: 'Eldoret',
      mileage: 71_000,
      color: 'Blue',
      body_type: 'hatchback',
    };
    const reply = await otieno.put(`/api/cars/${car}`, carEdit({ ...values, description: 'One owner' }));
    expect(reply.json()).toMatchObject({
      ...values,
      county: 'Uasin Gishu',
      description: 'One owner',
      version: 2,
      change: null,
      approval: 'approved',
    });
    expect((await eventsAbout(db, car)).at(-1)).toMatchObject({
      type: 'car.changed',
      topics: ['admin', 'market', `user:${otieno.user_id}`],
    });
    await otieno.put(`/api/cars/${car}`, { version: 2, image_urls: [await photo()] });
    expect((await eventsAbout(db, car)).at(-1)).toMatchObject({ data: { are_photos_changed: true } });
  });

  test('leaves what it does not name, clears what is null, and does so once', async () => {
    const said = { mileage: 71_000, color: 'Blue', engine_size: '1.3 L', body_type: 'hatchback', description: 'One owner' };
    const url = await photo();
    const car = await stockedCar(otieno, { ...said, image_urls: [url] });
    const edit = { version: 1, color: null, engine_size: ' ', price: 1_000_000 };
    for (const _ of [1, 2]) {
      const reply = await otieno.put(`/api/cars/${car}`, edit);
      expect(reply.json()).toMatchObject({ ...said, make: 'Toyota', color: null, engine_size: null, price: 1_000_000, version: 2 });
      expect(reply.json().photos.map((each: { url: string }) => each.url)).toEqual([url]);
    }
    expect((await otieno.put(`/api/cars/${car}`, { version: 2, make: null })).json().fields).toEqual({ make: 'Make is required' });
    expect((await own(car)).version).toBe(2);
    expect((await eventsAbout(db, car)).filter(({ type }) => type === 'car.changed')).toHaveLength(1);
  });

  test('is refused facts that don’t agree with those it has', async () => {
    const past = { history: 'kenya_used', owners_in_kenya: 2 };
    const car = await stockedCar(otieno, { year: 2016, first_registration: 2015, ...past });
    for (const [change, field] of disagreeing) {
      const reply = await otieno.put(`/api/cars/${car}`, { version: 1, ...change });
      expect(reply.json()).toMatchObject({ status: 422, detail: reply.json().fields[field] });
    }
    const reply = await otieno.put(`/api/cars/${car}`, { version: 1, year: 2017, first_registration: null });
    expect(reply.json()).toMatchObject({ year: 2017, first_registration: null, ...past, version: 2 });
    const row = db.updateTable('cars').where('id', '=', car);
    await expect(row.set({ first_registration: 2015 }).execute()).rejects.toThrow('cars_registered_in_time');
    await expect(row.set({ history: 'kenya_new' }).execute()).rejects.toThrow('cars_owners_by_history');
  });

  test('keeps the price before, until it changes again', async () => {
    const car = await stockedCar(otieno, { price: 1_285_000 });
    await earlier(car, 3);
    const lowered = await otieno.put(`/api/cars/${car}`, carEdit({ price: 1_200_000 }));
    expect(lowered.json()).toMatchObject({ price: 1_200_000, was_price: 1_285_000 });
    const other = await otieno.put(`/api/cars/${car}`, carEdit({ price: 1_200_000, color: 'Red', version: 2 }));
    expect(other.json().was_price).toBe(1_285_000);
    const raised = await otieno.put(`/api/cars/${car}`, carEdit({ price: 1_300_000, color: 'Red', version: 3 }));
    expect(raised.json().was_price).toBeNull();
  });

  test('keeps no price that stood for less than three days, and forgets the one before thirty days after its end', async () => {
    const car = await stockedCar(otieno, { price: 1_250_000 });
    const was = async (price: number, version: number) =>
      (await otieno.put(`/api/cars/${car}`, carEdit({ price, version }))).json().was_price;
    await earlier(car, 2);
    expect([await was(9_999_999, 1), await was(1_200_000, 2)]).toEqual([null, null]);
    await earlier(car, 4);
    expect(await was(1_100_000, 3)).toBe(1_200_000);
    await earlier(car, 1);
    // What is tried out in between neither replaces the price before nor lets it be shown for longer.
    expect([await was(9_999_999, 4), await was(1_000_000, 5)]).toEqual([null, 1_200_000]);
    await earlier(car, 28);
    expect((await own(car)).was_price).toBe(1_200_000);
    await earlier(car, 1);
    expect((await own(car)).was_price).toBeNull();
  });

  test('is refused when it was changed meanwhile; sent again it changes nothing', async () => {
    const car = await stockedCar(otieno);
    const edit = carEdit({ price: 1_200_000 });
    expect((await otieno.put(`/api/cars/${car}`, edit)).statusCode).toBe(200);
    expect((await otieno.put(`/api/cars/${car}`, edit)).json().version).toBe(2);
    const stale = await otieno.put(`/api/cars/${car}`, carEdit({ price: 1_100_000 }));
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'version_changed']);
    expect((await own(car)).price).toBe(1_200_000);
  });

  test('sent as it is leaves the version, and no trace in the log', async () => {
    const car = await stockedCar(otieno, { image_urls: [await photo()], color: 'Blue' });
    const { make, model, price, color } = await own(car);
    const reply = await otieno.put(`/api/cars/${car}`, { version: 1, make, model, price, color, image_urls: await urlsOf(car) });
    expect([reply.statusCode, reply.json().version]).toEqual([200, 1]);
    expect((await eventsAbout(db, car)).map(({ type }) => type)).not.toContain('car.changed');
  });

  test('of two changes at once one counts', async () => {
    const car = await stockedCar(otieno);
    const prices = [1_000_000, 1_100_000, 1_200_000, 1_300_000];
    const replies = await Promise.all(prices.map((price) => otieno.put(`/api/cars/${car}`, carEdit({ price }))));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect((await own(car)).version).toBe(2);
  });

  test('puts photos in another order, adds and lets go of some', async () => {
    const [front, side, rear] = [await photo(), await photo(), await photo()];
    const car = await stockedCar(otieno, { image_urls: [front, side] });
    expect((await otieno.put(`/api/cars/${car}`, carEdit({ image_urls: [rear, front] }))).statusCode).toBe(200);
    const stale = await otieno.put(`/api/cars/${car}`, carEdit({ image_urls: [front, side], price: 1_100_000 }));
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'version_changed']);
    expect(await urlsOf(car)).toEqual([rear, front]);
    expect([await isKept(front), await isKept(side), await isKept(rear)]).toEqual([true, false, true]);
    const twice = await otieno.put(`/api/cars/${car}`, carEdit({ image_urls: [rear, rear], version: 2 }));
    expect([twice.statusCode, twice.json().code]).toEqual([422, 'unknown_photo']);
    const gone = await otieno.put(`/api/cars/${car}`, carEdit({ image_urls: [side], version: 2 }));
    expect([gone.statusCode, gone.json().code]).toEqual([422, 'unknown_photo']);
    const foreign = (await uploaded(await dealer(app, db), 'car')).url;
    expect((await otieno.put(`/api/cars/${car}`, carEdit({ image_urls: [foreign], version: 2 }))).json().code).toBe('unknown_photo');
  });

  test('keeps a photo that a bid shows, and can have it again', async () => {
    const [front, side] = [await photo(), await photo()];
    const car = await stockedCar(otieno, { image_urls: [front, side] });
    await placedBid(otieno, await postedRequest(wanjiru), { car_id: car, image_urls: [front] });
    await otieno.put(`/api/cars/${car}`, carEdit({ image_urls: [] }));
    expect([await isKept(front), await isKept(side)]).toEqual([true, false]);
    expect((await otieno.put(`/api/cars/${car}`, carEdit({ image_urls: [front], version: 2 }))).statusCode).toBe(200);
    expect(await urlsOf(car)).toEqual([front]);
  });

  test('has as many photos as the administrator allows, or as it had', async () => {
    const urls = [await photo(), await photo(), await photo()];
    const car = await stockedCar(otieno, { image_urls: urls });
    await saveSettings(admin, { maxImagesPerListing: 2 });
    const added = await otieno.post('/api/cars', carForm({ image_urls: [await photo(), await photo(), await photo()] }));
    expect([added.statusCode, added.json().fields]).toEqual([422, { image_urls: 'At most 2 photos' }]);
    const more = await otieno.put(`/api/cars/${car}`, carEdit({ image_urls: [...urls, await photo()] }));
    expect([more.statusCode, more.json().fields]).toEqual([422, { image_urls: 'At most 3 photos' }]);
    expect((await otieno.put(`/api/cars/${car}`, carEdit({ image_urls: urls, price: 1_000_000 }))).statusCode).toBe(200);
    await saveSettings(admin, { maxImagesPerListing: 10 });
  });

  test('finds neither another’s car nor one there isn’t', async () => {
    const car = await stockedCar(await dealer(app, db));
    expect((await otieno.put(`/api/cars/${car}`, carEdit())).statusCode).toBe(404);
    expect((await otieno.put(`/api/cars/${uuidv7()}`, carEdit())).statusCode).toBe(404);
  });
});
