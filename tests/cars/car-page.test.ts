import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { drawnOf, middleOf } from '../../shared/cars/like-prices.ts';
import { type Person, testApp } from '../support/app.ts';
import { carEdit, stockedCar } from '../support/cars.ts';
import { placedBid, postedRequest } from '../support/deal.ts';
import { administrator, buyer, dealer } from '../support/people.ts';

const { app, db } = await testApp();
const admin = await administrator(app, db);
const [amina, otieno, rival] = [await buyer(app, db), await dealer(app, db), await dealer(app, db)];

const change = (id: string, values: object) => db.updateTable('cars').set(values).where('id', '=', id).execute();
const setVerified = (of: Person, is_verified: boolean) =>
  db.updateTable('profiles').set({ is_verified }).where('user_id', '=', of.user_id).execute();
/** What a person gets: the state and whether all of it, or the status of the refusal. */
async function seen(id: string, by: Person) {
  const reply = await by.get(`/api/cars/${id}`);
  if (reply.statusCode !== 200) return reply.statusCode;
  const { state, details } = reply.json();
  return `${state}${details ? ', whole' : ''}`;
}
const everyoneSees = async (id: string) => ({
  others: [await seen(id, amina), await seen(id, rival)],
  dealer: await seen(id, otieno),
  admin: await seen(id, admin),
});

const states: [string, object, object][] = [
  ['available', { status: 'available' }, { others: 'on_market, whole', dealer: 'on_market, whole', admin: 'on_market, whole' }],
  ['reserved', { status: 'reserved' }, { others: 'on_market, whole', dealer: 'on_market, whole', admin: 'on_market, whole' }],
  ['sold', { status: 'sold', sold_at: sql`now()` }, { others: 'sold', dealer: 'sold, whole', admin: 'sold, whole' }],
  ['taken down', { approval: 'taken_down', approval_reason: 'Stolen' }, { others: 'gone', dealer: 'gone, whole', admin: 'gone, whole' }],
  ['waiting', { approval: 'waiting' }, { others: 404, dealer: 'gone, whole', admin: 'gone, whole' }],
  ['refused', { approval: 'refused', approval_reason: 'No photo' }, { others: 404, dealer: 'gone, whole', admin: 'gone, whole' }],
  ['deleted', { deleted_at: sql`now()` }, { others: 'gone', dealer: 'gone', admin: 'gone' }],
  ['deleted before approval', { deleted_at: sql`now()`, approval: 'waiting' }, { others: 404, dealer: 404, admin: 404 }],
];

describe('a car’s page', () => {
  it.each(states)('of a car that is %s', async (_name, values, { others, ...rest }: { others?: unknown }) => {
    const id = await stockedCar(otieno);
    await change(id, values);
    expect(await everyoneSees(id)).toEqual({ others: [others, others], ...rest });
  });

  it('of a dealer who was never verified exists for nobody else; of one who was, its name stays', async () => {
    const fresh = await dealer(app, db, { is_verified: false });
    const early = await stockedCar(fresh);
    expect([await seen(early, amina), await seen(early, fresh)]).toEqual([404, 'gone, whole']);
    await setVerified(fresh, true);
    expect(await seen(early, amina)).toBe('on_market, whole');
    await setVerified(fresh, false);
    await db
      .insertInto('verification_steps')
      .values({
        id: uuidv7(),
        dealer_id: fresh.user_id,
        admin_id: admin.user_id,
        step: 'unverified',
        details_version: 1,
        reason: 'Licence',
      })
      .execute();
    const late = await stockedCar(fresh);
    expect([await seen(early, amina), await seen(late, amina)]).toEqual(['gone', 404]);
  });

  it('of one that was taken down stays, and shows what everyone knew of it, not what its dealer writes then', async () => {
    const id = await stockedCar(otieno, { model: 'Axio' });
    await admin.post(`/api/admin/cars/${id}/take-down`, { version: 1, reason: 'Stolen' });
    expect((await otieno.put(`/api/cars/${id}`, carEdit({ model: 'Call 0712 345 678' }))).statusCode).toBe(200);
    const gone = { make: 'Toyota', model: 'Axio', year: 2016, state: 'gone', details: null };
    expect((await amina.get(`/api/cars/${id}`)).json()).toMatchObject(gone);
    expect((await otieno.get(`/api/cars/${id}`)).json().model).toBe('Call 0712 345 678');
    await admin.post(`/api/admin/cars/${id}/refuse`, { version: 2, reason: 'A phone number' });
    expect((await amina.get(`/api/cars/${id}`)).json()).toMatchObject(gone);
    await otieno.put(`/api/cars/${id}`, carEdit({ model: 'Fielder', version: 2 }));
    await admin.post(`/api/admin/cars/${id}/approve`, { version: 3 });
    expect((await amina.get(`/api/cars/${id}`)).json()).toMatchObject({ model: 'Fielder', state: 'on_market' });
  });

  it('of a gone one tells nothing but the name and how it looked', async () => {
    const id = await stockedCar(otieno, { description: 'One owner', color: 'Blue', price: 1_234_500 });
    await change(id, { status: 'sold', sold_at: sql`now()` });
    const { body } = await amina.get(`/api/cars/${id}`);
    expect(JSON.parse(body)).toEqual({
      id,
      make: 'Toyota',
      model: 'Axio',
      year: 2016,
      color: 'Blue',
      body_type: null,
      state: 'sold',
      details: null,
    });
  });

  it('has the dealer with it, without a phone number, and says to buyers alone whether they saved it', async () => {
    const id = await stockedCar(otieno);
    const [toBuyer, toDealer] = [await amina.get(`/api/cars/${id}`), await rival.get(`/api/cars/${id}`)];
    expect(toBuyer.json().details).toMatchObject({ saved: false, dealer: { id: otieno.user_id, is_verified: true } });
    expect(toDealer.json().details).not.toHaveProperty('saved');
    expect(toBuyer.body).not.toMatch(/phone|0712/);
  });

  it('leads its buyer to the active request that asks about it or has an open offer of it', async () => {
    const [asked, offered, grace] = [await stockedCar(otieno), await stockedCar(otieno), await buyer(app, db)];
    const ownRequest = async (car: string, by: Person) => (await by.get(`/api/cars/${car}`)).json().details.own_request;
    const [asking, answered] = [await postedRequest(grace, { asked_car_id: asked }), await postedRequest(grace)];
    const bid = await placedBid(otieno, answered, { car_id: offered });
    expect([await ownRequest(asked, grace), await ownRequest(offered, grace)]).toEqual([asking, answered]);
    expect([await ownRequest(asked, amina), await ownRequest(asked, otieno)]).toEqual([null, undefined]);
    await grace.post(`/api/bids/${bid}/reject`);
    await grace.delete(`/api/requests/${asking}`);
    expect([await ownRequest(asked, grace), await ownRequest(offered, grace)]).toEqual([null, null]);
  });
});

describe('like cars', async () => {
  const yards = await Promise.all([1, 2, 3, 4].map(() => dealer(app, db)));
  const premios = async (prices: number[], over: object = {}) => {
    const ids: string[] = [];
    for (const [index, price] of prices.entries())
      ids.push(await stockedCar(yards[index % 4] ?? rival, { make: 'Toyota', model: 'Premio', year: 2015, price, ...over }));
    return ids;
  };
  const alikeOf = async (id: string) => (await amina.get(`/api/cars/${id}/alike`)).json();

  it('are of the same make and model in any case, a year older or newer at most, on the market, and never the car itself', async () => {
    const [own = ''] = await premios([2_000_000]);
    const near = [
      ...(await premios([2_100_000], { make: 'TOYOTA', model: 'premio', year: 2016 })),
      ...(await premios([1_900_000], { year: 2014 })),
    ];
    await premios([1_000_000], { year: 2013 });
    await premios([1_000_000], { year: 2017 });
    await premios([1_000_000], { model: 'Premio G' });
    const [sold = ''] = await premios([1_000_000]);
    await change(sold, { status: 'sold', sold_at: sql`now()` });
    const reply = await alikeOf(own);
    expect(reply.rows.map((car: { id: string }) => car.id).sort()).toEqual(near.sort());
    expect(reply).toMatchObject({ count: 2, middle: null, prices: [] });
    expect((await alikeOf(sold)).count).toBe(3);
  });

  it('tell the middle price from eight on; the nearest eight are shown, the same year and price first', async () => {
    const notes = { make: 'Nissan', model: 'Note', year: 2014 };
    const own = await stockedCar(otieno, { ...notes, make: 'Nissan', price: 1_000_000 });
    const rest = await premios([1_100_000, 900_000, 1_200_000, 1_300_000, 1_400_000, 1_500_000, 1_600_000], notes);
    expect(await alikeOf(own)).toMatchObject({ count: 7, middle: null, prices: [] });
    const older = await stockedCar(rival, { ...notes, price: 1_000_000, year: 2013 });
    expect(await alikeOf(own)).toMatchObject({ count: 8, middle: 1_250_000 });
    const far = await stockedCar(rival, { ...notes, price: 9_000_000 });
    const reply = await alikeOf(own);
    expect(reply).toMatchObject({ count: 9, middle: 1_300_000 });
    expect(reply.prices.at(-1)).toBe(9_000_000);
    const shown = reply.rows.map((car: { id: string }) => car.id);
    expect([shown.length, shown.slice(0, 2).sort(), shown[7], shown.includes(older)]).toEqual([8, [rest[0], rest[1]].sort(), far, false]);
  });
});

describe('what comes near, where there is no other car of the model', async () => {
  const isuzu = { make: 'Isuzu', model: 'D-Max', year: 2016, body_type: 'pickup', price: 2_000_000 };
  const own = await stockedCar(otieno, isuzu);
  const near = async () => {
    const { by, rows, count, middle } = (await amina.get(`/api/cars/${own}/alike`)).json();
    return { by, ids: rows.map((car: { id: string }) => car.id), count, middle };
  };
  const nothingOfTheModel = { count: 0, middle: null };

  it('are those of its body, a quarter dearer or cheaper at most; of its make and body where there are such; of the model before all', async () => {
    expect(await near()).toEqual({ by: 'model', ids: [], ...nothingOfTheModel });
    const other = { ...isuzu, make: 'Ford', model: 'Ranger' };
    const [dear, cheap] = [
      await stockedCar(rival, { ...other, price: 2_500_000 }),
      await stockedCar(rival, { ...other, price: 1_500_000 }),
    ];
    const nearest = await stockedCar(rival, { ...other, price: 2_100_000 });
    await stockedCar(rival, { ...other, price: 2_500_001 });
    await stockedCar(rival, { ...other, price: 1_499_999 });
    await stockedCar(rival, { ...other, body_type: 'suv' });
    expect(await near()).toEqual({ by: 'body', ids: [nearest, ...[dear, cheap].sort()], ...nothingOfTheModel });

    await stockedCar(rival, { ...isuzu, model: 'MU-X', body_type: 'suv' });
    const far = await stockedCar(rival, { ...isuzu, make: 'ISUZU', model: 'KB', year: 1995, price: 400_000 });
    const older = await stockedCar(rival, { ...isuzu, year: 2012 });
    expect(await near()).toEqual({ by: 'make', ids: [older, far], ...nothingOfTheModel });

    const same = await stockedCar(rival, { ...isuzu, price: 9_000_000 });
    expect(await near()).toMatchObject({ by: 'model', ids: [same], count: 1 });
  });

  it('are of the make alone where nobody stated the body', async () => {
    const plain = { make: 'Daihatsu', year: 2016 };
    const id = await stockedCar(otieno, { ...plain, model: 'Hijet' });
    const terios = await stockedCar(rival, { ...plain, model: 'Terios', body_type: 'suv' });
    const reply = (await amina.get(`/api/cars/${id}/alike`)).json();
    expect([reply.by, reply.rows.map((car: { id: string }) => car.id)]).toEqual(['make', [terios]]);
  });
});

describe('the middle price of like cars', () => {
  it('compares two cars of each other dealer at most, the cheapest, and none of the own dealer’s', async () => {
    const demio = { make: 'Mazda', model: 'Demio', year: 2015 };
    const price = async (of: Person, ...prices: number[]) => {
      for (const one of prices) await stockedCar(of, { ...demio, price: one });
    };
    const id = await stockedCar(otieno, { ...demio, price: 1_000_000 });
    await price(rival, ...Array.from({ length: 12 }, () => 9_000_000));
    const alike = async () => (await amina.get(`/api/cars/${id}/alike`)).json();
    expect(await alike()).toMatchObject({ count: 12, counted: 2, middle: null, prices: [] });
    await price(otieno, 5_000_000, 5_000_000, 5_000_000);
    for (const one of [1, 2, 3]) await price(await dealer(app, db), one * 1_000_000, one * 1_000_000, 8_000_000);
    const reply = await alike();
    expect(reply).toMatchObject({ count: 24, counted: 8, middle: 2_500_000 });
    expect(reply.prices).toEqual([1, 1, 2, 2, 3, 3, 9, 9].map((millions) => millions * 1_000_000));
  });
});

describe('the cars of a dealer', () => {
  it('are those on the market, newest first, page by page', async () => {
    const yard = await dealer(app, db);
    const ids: string[] = [];
    for (let count = 0; count < 22; count += 1) ids.push(await stockedCar(yard));
    await change(ids[3] ?? '', { approval: 'waiting' });
    const first = (await amina.get(`/api/dealers/${yard.user_id}/cars`)).json();
    const second = (await amina.get(`/api/dealers/${yard.user_id}/cars?cursor=${first.next}`)).json();
    const listed = [...first.rows, ...second.rows].map((car: { id: string }) => car.id);
    expect(listed).toEqual(ids.filter((id) => id !== ids[3]).reverse());
    await setVerified(yard, false);
    expect((await amina.get(`/api/dealers/${yard.user_id}/cars`)).json().rows).toEqual([]);
  });
});

it.each([
  [[5], 5],
  [[1, 2], 2],
  [[1, 2, 9], 2],
  [[10, 20, 40, 80], 30],
])('the middle of %j is %d', (sorted, middle) => {
  expect(middleOf(sorted)).toBe(middle);
});

it('draws sixty of many prices, the lowest and the highest among them, and all of a few', () => {
  const many = Array.from({ length: 1000 }, (_, price) => price);
  const drawn = drawnOf(many);
  expect([drawn.length, drawn[0], drawn.at(-1), new Set(drawn).size]).toEqual([60, 0, 999, 60]);
  expect(drawnOf([1, 2, 3])).toEqual([1, 2, 3]);
});
