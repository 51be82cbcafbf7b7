import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reader } from '../../server/platform/data/database.ts';
import { photoNameOf } from '../../shared/photos/photo.ts';
import { type Person, testApp } from '../support/app.ts';
import { carEdit, stockedCar } from '../support/cars.ts';
import { acceptedBid, bidForm, bookedAppointment, placedBid, postedRequest } from '../support/deal.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { photosOf, small } from '../support/photos.ts';

const { app, db, config } = await testApp();
const { upload, uploaded } = photosOf(app, config);
const admin = await administrator(app, db);

let [wanjiru, otieno, request] = [{} as Person, {} as Person, ''];
beforeEach(async () => {
  [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
  request = await postedRequest(wanjiru);
});

const bid = (form: object, by = otieno) => by.post(`/api/requests/${request}/bids`, bidForm(form));
const offers = async () => (await wanjiru.get(`/api/requests/${request}/bids`)).json().rows;
const carPhoto = async () => (await upload(otieno, small, { owner: 'car' })).json().url as string;
const row = (carId: string) => db.updateTable('cars').where('id', '=', carId);

describe('a bid with a car of the stock', () => {
  it('keeps the facts it was sent with, whatever becomes of the car', async () => {
    const car = await stockedCar(otieno, { mileage: 78_400, color: 'Silver', engine_size: '1.5 L', logbook_holder: 'lender' });
    await placedBid(otieno, request, { car_id: car, mileage: 79_000 });
    await row(car)
      .set({
        make: 'Mazda',
        model: 'Demio',
        year: 2011,
        color: 'Red',
        mileage: 1,
        price: 1,
        transmission: 'manual',
        logbook_holder: 'seller',
      })
      .execute();
    const [offer] = await offers();
    expect(offer).toMatchObject({
      ...{ year: 2016, mileage: 79_000, color: 'Silver', engine_size: '1.5 L', transmission: 'automatic', fuel_type: 'petrol' },
      logbook_holder: 'lender',
      car: {
        id: car,
        make: 'Toyota',
        model: 'Axio',
        year: 2016,
        status: 'available',
        is_on_market: true,
        differs: ['logbook_holder', 'year', 'mileage', 'color', 'transmission'],
      },
      car_gone: null,
      other_car: null,
    });
  });

  it.each([
    [{ year: 2018 }, 'first_registration'],
    [{ first_registration: 2014 }, 'first_registration'],
    [{ owners_in_kenya: 1 }, 'owners_in_kenya'],
  ])('is refused %j, which doesn’t agree with the car: at %s', async (fact, field) => {
    const car = await stockedCar(otieno, { year: 2016, first_registration: 2016, history: 'fresh_import' });
    const { status, detail, fields } = (await bid({ car_id: car, ...fact })).json();
    expect([status, fields]).toEqual([422, { [field]: detail }]);
    expect(await offers()).toEqual([]);
  });

  it('may state other facts than the car, and only such as agree', async () => {
    const car = await stockedCar(otieno, { year: 2016, first_registration: 2016, history: 'fresh_import' });
    const stated = { year: 2017, history: 'kenya_used', owners_in_kenya: 1 };
    expect((await bid({ car_id: car, ...stated })).json()).toMatchObject({ ...stated, first_registration: 2016 });
    const ours = db.updateTable('bids').where('request_id', '=', request);
    await expect(ours.set({ first_registration: 2015 }).execute()).rejects.toThrow('bids_registered_in_time');
    await expect(ours.set({ history: 'kenya_new' }).execute()).rejects.toThrow('bids_owners_by_history');
  });

  it('says what its car’s page states otherwise, by the bid or by a later change, while there is such a page', async () => {
    const facts = { mileage: 80_000, color: 'Silver', logbook_holder: 'seller' };
    const car = await stockedCar(otieno, facts);
    const placed = (await bid({ car_id: car, ...facts, color: 'silver', logbook_holder: 'lender' })).json();
    expect(placed.car.differs).toEqual(['logbook_holder']);
    await otieno.put(`/api/cars/${car}`, carEdit({ ...facts, mileage: 92_000 }));
    expect((await offers())[0].car.differs.toSorted()).toEqual(['logbook_holder', 'mileage']);
    await row(car).set({ approval: 'waiting' }).execute();
    expect((await offers())[0].car.differs).toEqual([]);
  });

  it.each([{ logbook_holder: null }, { year: 2018, first_registration: null }, { history: 'fresh_import', owners_in_kenya: null }])(
    'doesn’t state what its dealer has taken back: %j',
    async (sent) => {
      const facts = { year: 2016, logbook_holder: 'lender', first_registration: 2016, history: 'kenya_used', owners_in_kenya: 1 };
      const car = await stockedCar(otieno, facts);
      expect((await bid({ car_id: car, ...sent })).json()).toMatchObject({ ...facts, ...sent });
    },
  );

  it('reserves nothing, and may carry a reserved one', async () => {
    const car = await stockedCar(otieno);
    const id = await placedBid(otieno, request, { car_id: car });
    expect((await wanjiru.post(`/api/bids/${id}/accept`)).json().car.status).toBe('available');
    await otieno.put(`/api/cars/${car}/status`, { status: 'reserved' });
    request = await postedRequest(wanjiru);
    expect((await bid({ car_id: car })).json().car.status).toBe('reserved');
  });

  it('carries none where none is named', async () => {
    expect((await bid({ car_id: null })).json()).toMatchObject({ car: null, car_gone: null, other_car: null });
  });

  it('is off the market while its dealer is not verified', async () => {
    await placedBid(otieno, request, { car_id: await stockedCar(otieno) });
    await db.updateTable('profiles').set({ is_verified: false }).where('user_id', '=', otieno.user_id).execute();
    expect((await offers())[0].car.is_on_market).toBe(false);
  });

  it.each([
    ['another dealer’s', async () => stockedCar(await dealer(app, db)), 422, 'not_in_stock'],
    ['made up', async () => uuidv7(), 422, 'not_in_stock'],
    ['deleted', async (car: string) => void (await row(car).set({ deleted_at: 'now()' }).execute()), 422, 'not_in_stock'],
    ['waiting', async (car: string) => void (await row(car).set({ approval: 'waiting' }).execute()), 422, 'not_on_market'],
    ['sold', async (car: string) => void (await otieno.put(`/api/cars/${car}/status`, { status: 'sold' })), 409, 'car_sold'],
  ])('can’t carry one that is %s', async (_, prepare, status, code) => {
    const own = await stockedCar(otieno);
    const car = (await prepare(own)) ?? own;
    const reply = await bid({ car_id: car });
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
    if (status === 422) expect(reply.json().fields).toHaveProperty('car_id');
    expect(await offers()).toEqual([]);
  });
});

describe('a bid whose car the administrator has taken down', () => {
  let car = '';
  beforeEach(async () => {
    car = await stockedCar(otieno);
  });
  const takeDown = () => admin.post(`/api/admin/cars/${car}/take-down`, { reason: 'Reported as stolen', version: 1 });
  const approve = () => row(car).set({ approval: 'approved', approval_reason: null }).execute();
  const waiting = async () => (await wanjiru.get('/api/home/counts')).json().offers_to_answer;

  it('can’t be accepted, nor is it to be answered, until the car is approved again', async () => {
    const id = await placedBid(otieno, request, { car_id: car });
    expect(await waiting()).toBe(1);
    expect((await takeDown()).statusCode).toBe(200);
    expect(await waiting()).toBe(0);
    expect((await wanjiru.post(`/api/bids/${id}/accept`)).json()).toMatchObject({
      ...{ status: 409, code: 'car_off_market' },
      detail: 'Our team has taken this car off the market, so it can’t be accepted at the moment.',
    });
    await otieno.put(`/api/cars/${car}`, carEdit({ mileage: 90_000 }));
    expect((await wanjiru.post(`/api/bids/${id}/accept`)).json().code).toBe('car_off_market');
    await approve();
    expect((await wanjiru.post(`/api/bids/${id}/accept`)).statusCode).toBe(200);
  });

  it('can be rejected', async () => {
    const id = await placedBid(otieno, request, { car_id: car });
    await takeDown();
    expect((await wanjiru.post(`/api/bids/${id}/reject`)).json().status).toBe('rejected');
  });

  it('is booked by nobody, and can be again', async () => {
    const id = await acceptedBid(wanjiru, otieno, request, { car_id: car });
    await takeDown();
    await expect(bookedAppointment(wanjiru, id)).rejects.toThrow('no viewing can be booked at the moment');
    await approve();
    await bookedAppointment(wanjiru, id);
  });
});

it('a sale locks the bids that end with its car in the order of their ids: two sales never wait for one another', async () => {
  const car_id = await stockedCar(otieno);
  const [first, second] = [uuidv7(), uuidv7()];
  // The table has them in the other order.
  await placedBid(otieno, await postedRequest(wanjiru), { id: second, car_id });
  await placedBid(otieno, request, { id: first, car_id });
  const lock = (by: Reader, id: string) => by.selectFrom('bids').select('id').where('id', '=', id).forNoKeyUpdate().noWait().execute();
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const { sale } = await db.transaction().execute(async (tx) => {
    await lock(tx, first);
    const sale = otieno.put(`/api/cars/${car_id}/status`, { status: 'sold' });
    await vi.waitUntil(async () => (await waiting.execute(db)).rows.length > 0, { timeout: 60_000 });
    expect(await lock(db, second)).toEqual([{ id: second }]);
    return { sale };
  });
  expect((await sale).statusCode).toBe(200);
});

describe('its photos', () => {
  it('are those of the car, beside own ones of the bid', async () => {
    const [front, back, own] = [await carPhoto(), await carPhoto(), (await uploaded(otieno)).url];
    const car = await stockedCar(otieno, { image_urls: [front, back] });
    const image_urls = [back, own];
    const placed = (await bid({ car_id: car, image_urls })).json();
    expect(placed).toMatchObject({ image_urls, placeholder: expect.stringMatching(/^data:image\/webp;base64,/) });
    // All are of one picture: the first is known by pixels of its own.
    await db.updateTable('photos').set({ placeholder: 'data:of-the-first' }).where('name', '=', photoNameOf(back)).execute();
    expect((await offers())[0].placeholder).toBe('data:of-the-first');
    const photos = await db.selectFrom('photos').select(['car_id', 'bid_id', 'in_bids']).orderBy('created_at').execute();
    expect(photos.slice(-3)).toMatchObject([
      { car_id: car, bid_id: null, in_bids: false },
      { car_id: car, bid_id: null, in_bids: true },
      { car_id: null, in_bids: false },
    ]);
  });

  it('stay when the car is deleted; those that no bid shows are let go of', async () => {
    const [shown, own] = [await carPhoto(), await carPhoto()];
    const car_id = await stockedCar(otieno, { image_urls: [shown, own] });
    await placedBid(otieno, request, { car_id, image_urls: [shown] });
    expect((await otieno.delete(`/api/cars/${car_id}`)).statusCode).toBe(200);
    const photos = await db
      .selectFrom('photos')
      .select(['car_id', 'removed'])
      .where('owner_id', '=', otieno.user_id)
      .orderBy('created_at')
      .execute();
    expect(photos).toEqual([
      { car_id, removed: false },
      { car_id: null, removed: true },
    ]);
  });

  it.each(['no car', 'another car'])('of a car come with that car only, not with %s', async (which) => {
    const photo = await carPhoto();
    await stockedCar(otieno, { image_urls: [photo] });
    const car_id = which === 'no car' ? null : await stockedCar(otieno);
    expect((await bid({ car_id, image_urls: [photo] })).json()).toMatchObject({ status: 422, code: 'unknown_photo' });
  });

  it('are each named once', async () => {
    const photo = await carPhoto();
    const car_id = await stockedCar(otieno, { image_urls: [photo] });
    expect((await bid({ car_id, image_urls: [photo, photo] })).statusCode).toBe(422);
  });

  it('are as many as the administrator allows', async () => {
    const photos = [await carPhoto(), await carPhoto()];
    const car_id = await stockedCar(otieno, { image_urls: photos });
    const most = (value: number) =>
      db
        .insertInto('platform_settings')
        .values({ name: 'maxImagesPerListing', value: JSON.stringify(value) })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: JSON.stringify(value) }))
        .execute();
    await most(1);
    expect((await bid({ car_id, image_urls: photos })).json()).toMatchObject({ status: 422, detail: 'At most 1 photos' });
    await most(2);
    expect((await bid({ car_id, image_urls: photos })).statusCode).toBe(200);
    await db.deleteFrom('platform_settings').where('name', '=', 'maxImagesPerListing').execute();
  });
});
