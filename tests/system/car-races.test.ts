import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { type Person, testApp } from '../support/app.ts';
import { carEdit, stockedCar } from '../support/cars.ts';
import { acceptedBid, bidForm, bookedAppointment, placedBid, postedRequest, startedAppointment } from '../support/deal.ts';
import { buyer, dealer } from '../support/people.ts';
import { inDays } from '../support/times.ts';

// What happens to one car at the same moment, from the two sides of different deals. Each race is run several times, with the calls sent in the same
// tick on separate connections.
const { app, db } = await testApp();
const rounds = Array.from({ length: 6 }, (_, round) => [round]);

async function people() {
  const [wanjiru, achieng, otieno] = [await buyer(app, db), await buyer(app, db), await dealer(app, db)];
  return { wanjiru, achieng, otieno, car: await stockedCar(otieno) };
}

/** A confirmed viewing of this car that has begun. */
async function viewing(person: Person, otieno: Person, car: string, request?: string) {
  const bid = await acceptedBid(person, otieno, request ?? (await postedRequest(person)), { car_id: car });
  const id = await bookedAppointment(person, bid);
  await otieno.post(`/api/appointments/${id}/confirm`, {});
  await startedAppointment(db, id);
  return { id, bid };
}
const complete = (by: Person, id: string) => by.post(`/api/appointments/${id}/complete`, { outcome: 'sold' });
const sell = (by: Person, car: string) => by.put(`/api/cars/${car}/status`, { status: 'sold' });
const codesOf = async (calls: ReturnType<Person['post']>[]) => (await Promise.all(calls)).map((reply) => reply.statusCode);
const carRow = (id: string) =>
  db.selectFrom('cars').select(['status', 'deleted_at', 'price']).where('id', '=', id).executeTakeFirstOrThrow();
const sales = (car: string) => db.selectFrom('appointments').select('id').where('car_id', '=', car).where('outcome', '=', 'sold').execute();

/** Nothing open is left of a car that is gone: no open bid carries it but that of its sale, and nobody is to view it. */
async function nothingIsLeftOf(car: string) {
  const bids = await db.selectFrom('bids').select('id').where('car_id', '=', car).where('status', '<>', 'rejected').execute();
  const sold = await db.selectFrom('appointments').select('bid_id as id').where('car_id', '=', car).where('outcome', '=', 'sold').execute();
  expect(bids).toEqual(sold);
  const open = db.selectFrom('appointments').select('id').where('car_id', '=', car).where('status', 'in', ['pending', 'confirmed']);
  expect(await open.execute()).toEqual([]);
}

describe('one car', () => {
  it.each(rounds)('sold over two requests at once: one sale stands (%d)', async () => {
    const { wanjiru, achieng, otieno, car } = await people();
    const [one, another] = [await viewing(wanjiru, otieno, car), await viewing(achieng, otieno, car)];
    expect((await codesOf([complete(otieno, one.id), complete(achieng, another.id)])).sort()).toEqual([200, 409]);
    expect(await sales(car)).toHaveLength(1);
    await nothingIsLeftOf(car);
  });

  it.each(rounds)(
    'two cars, each offered on the same two requests, sold crosswise: both sales stand, neither waits for ever (%d)',
    async () => {
      const { wanjiru, achieng, otieno, car } = await people();
      const mwangi = await dealer(app, db);
      const other = await stockedCar(mwangi);
      const [ofWanjiru, ofAchieng] = [await postedRequest(wanjiru), await postedRequest(achieng)];
      const [one, another] = [await viewing(wanjiru, otieno, car, ofWanjiru), await viewing(achieng, mwangi, other, ofAchieng)];
      const pending = [await placedBid(mwangi, ofWanjiru, { car_id: other }), await placedBid(otieno, ofAchieng, { car_id: car })];
      expect(await codesOf([complete(otieno, one.id), complete(mwangi, another.id)])).toEqual([200, 200]);
      await nothingIsLeftOf(car);
      await nothingIsLeftOf(other);
      const rows = await db.selectFrom('bids').select('status').where('id', 'in', pending).execute();
      expect(rows).toEqual([{ status: 'rejected' }, { status: 'rejected' }]);
    },
  );

  it.each(rounds)('sold ∥ a bid with it, an accepting and a viewing elsewhere: all of them end or never were (%d)', async () => {
    const { wanjiru, achieng, otieno, car } = await people();
    const sold = await viewing(wanjiru, otieno, car);
    const accepted = await acceptedBid(achieng, otieno, await postedRequest(achieng), { car_id: car });
    const pending = await placedBid(otieno, await postedRequest(achieng), { car_id: car });
    const request = await postedRequest(achieng);
    const [sale, placed, decided, booked] = await codesOf([
      complete(otieno, sold.id),
      otieno.post(`/api/requests/${request}/bids`, bidForm({ car_id: car })),
      achieng.post(`/api/bids/${pending}/accept`),
      achieng.post(`/api/bids/${accepted}/appointments`, { id: uuidv7(), ...inDays(3) }),
    ]);
    expect(sale).toBe(200);
    expect([200, 409]).toEqual(expect.arrayContaining([placed, decided, booked]));
    expect(await carRow(car)).toMatchObject({ status: 'sold' });
    await nothingIsLeftOf(car);
    const late = await db.selectFrom('bids').select(['status', 'car_gone']).where('id', '=', pending).executeTakeFirstOrThrow();
    expect(late).toEqual({ status: decided === 200 ? 'accepted' : 'rejected', car_gone: 'sold' });
  });

  it.each(rounds)('deleted ∥ a bid with it: none carries a deleted car (%d)', async () => {
    const { wanjiru, otieno, car } = await people();
    const request = await postedRequest(wanjiru);
    const [deleted, placed] = await codesOf([
      otieno.delete(`/api/cars/${car}`),
      otieno.post(`/api/requests/${request}/bids`, bidForm({ car_id: car })),
    ]);
    expect(deleted).toBe(200);
    expect([200, 422]).toContain(placed);
    await nothingIsLeftOf(car);
  });

  it.each(rounds)('sold here ∥ deleted: its sale stands, and nothing else is left of it (%d)', async () => {
    const { wanjiru, achieng, otieno, car } = await people();
    const { id } = await viewing(wanjiru, otieno, car);
    await placedBid(otieno, await postedRequest(achieng), { car_id: car });
    const [sale, deleted] = await codesOf([complete(wanjiru, id), otieno.delete(`/api/cars/${car}`)]);
    // While its viewing is open it is not deleted; once it is sold it may be.
    expect(sale).toBe(200);
    expect((await carRow(car)).deleted_at !== null).toBe(deleted === 200);
    expect(await sales(car)).toHaveLength(1);
    await nothingIsLeftOf(car);
  });

  it.each(rounds)('sold by its dealer ∥ a viewing is booked: one of them (%d)', async () => {
    const { wanjiru, otieno, car } = await people();
    const bid = await acceptedBid(wanjiru, otieno, await postedRequest(wanjiru), { car_id: car });
    const [sold, booked] = await codesOf([
      sell(otieno, car),
      wanjiru.post(`/api/bids/${bid}/appointments`, { id: uuidv7(), ...inDays(3) }),
    ]);
    expect([sold, booked].sort()).toEqual([200, 409]);
    expect((await carRow(car)).status).toBe(sold === 200 ? 'sold' : 'available');
    if (sold === 200) await nothingIsLeftOf(car);
  });

  it.each(rounds)('sold here ∥ marked as sold by its dealer: it is sold once (%d)', async () => {
    const { wanjiru, otieno, car } = await people();
    const { id } = await viewing(wanjiru, otieno, car);
    const [sale, marked] = await codesOf([complete(wanjiru, id), sell(otieno, car)]);
    expect([sale, marked]).toEqual([200, 409]);
    const events = await db
      .selectFrom('events')
      .select('id')
      .where('type', '=', 'car.status_changed')
      .where('data', '@>', JSON.stringify({ car_id: car }) as never)
      .execute();
    expect(events).toHaveLength(1);
  });

  it.each(rounds)('taken instead of a lost one ∥ sold to someone else: nobody holds a car that is gone (%d)', async () => {
    const { wanjiru, achieng, otieno, car } = await people();
    const bid = await acceptedBid(wanjiru, otieno, await postedRequest(wanjiru), { car_id: car });
    const other = await stockedCar(otieno);
    const elsewhere = await viewing(achieng, otieno, other);
    await sell(otieno, car);
    await otieno.put(`/api/bids/${bid}/car`, { car_id: other });
    const [confirmed, sale] = await codesOf([
      wanjiru.post(`/api/bids/${bid}/car/confirm`, { car_id: other, version: 1 }),
      complete(achieng, elsewhere.id),
    ]);
    expect(sale).toBe(200);
    expect([200, 409]).toContain(confirmed);
    await nothingIsLeftOf(other);
    const row = await db.selectFrom('bids').selectAll().where('id', '=', bid).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'accepted', car_id: null, car_gone: 'sold' });
    expect(row.other_car_answer).toBe(confirmed === 200 ? 'confirmed' : null);
  });

  it.each(rounds)('sold here ∥ changed by its dealer: it is sold, and its bid says what it said (%d)', async () => {
    const { wanjiru, otieno, car } = await people();
    const { id, bid } = await viewing(wanjiru, otieno, car);
    const [sale, changed] = await codesOf([
      complete(wanjiru, id),
      otieno.put(`/api/cars/${car}`, carEdit({ model: 'Fielder', year: 2011, price: 900_000 })),
    ]);
    expect([sale, changed]).toEqual([200, 200]);
    expect(await carRow(car)).toMatchObject({ status: 'sold', price: 900_000 });
    const row = await db.selectFrom('bids').select(['car_model', 'year', 'car_id']).where('id', '=', bid).executeTakeFirstOrThrow();
    expect(row).toEqual({ car_model: 'Axio', year: 2016, car_id: car });
  });

  it.each(rounds)('named twice at once: one is (%d)', async () => {
    const { wanjiru, otieno, car } = await people();
    const bid = await acceptedBid(wanjiru, otieno, await postedRequest(wanjiru), { car_id: car });
    const others = [await stockedCar(otieno), await stockedCar(otieno)];
    await sell(otieno, car);
    const codes = await codesOf(others.map((car_id) => otieno.put(`/api/bids/${bid}/car`, { car_id })));
    expect(codes.sort()).toEqual([200, 409]);
  });

  it.each(rounds)('confirmed ∥ declined: one answer (%d)', async () => {
    const { wanjiru, otieno, car } = await people();
    const bid = await acceptedBid(wanjiru, otieno, await postedRequest(wanjiru), { car_id: car });
    const other = await stockedCar(otieno);
    await sell(otieno, car);
    await otieno.put(`/api/bids/${bid}/car`, { car_id: other });
    const codes = await codesOf([
      wanjiru.post(`/api/bids/${bid}/car/confirm`, { car_id: other, version: 1 }),
      wanjiru.post(`/api/bids/${bid}/car/decline`),
    ]);
    expect(codes.sort()).toEqual([200, 409]);
  });
});
