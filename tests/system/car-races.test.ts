import { uuidv7 } from 'uuidv7';
import { expect, it } from 'vitest';
import { type Person, testApp } from '../support/app.ts';
import { carEdit, stockedCar } from '../support/cars.ts';
import { acceptedBid, bidForm, bookedAppointment, placedBid, postedRequest, startedAppointment } from '../support/deal.ts';
import { atTheLock, rowOf } from '../support/locks.ts';
import { buyer, dealer } from '../support/people.ts';
import { chances, race } from '../support/races.ts';
import { inDays } from '../support/times.ts';

// What happens to one car at the same moment, from the two sides of different deals.
const { app, db } = await testApp();

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

race(
  'one car sold over two requests: one sale stands',
  db,
  async () => {
    const { wanjiru, achieng, otieno, car } = await people();
    const [one, another] = [await viewing(wanjiru, otieno, car), await viewing(achieng, otieno, car)];
    return {
      lock: rowOf('cars', car),
      calls: [() => complete(otieno, one.id), () => complete(achieng, another.id)],
      after: async ([first]) => {
        expect(await sales(car)).toEqual([{ id: first === 200 ? one.id : another.id }]);
        await nothingIsLeftOf(car);
      },
    };
  },
  { first: [200, 409], second: [409, 200] },
);

race(
  'two cars, each offered on the same two requests, sold crosswise: both sales stand, neither waits for ever',
  db,
  async () => {
    const { wanjiru, achieng, otieno, car } = await people();
    const mwangi = await dealer(app, db);
    const other = await stockedCar(mwangi);
    const [ofWanjiru, ofAchieng] = [await postedRequest(wanjiru), await postedRequest(achieng)];
    const [one, another] = [await viewing(wanjiru, otieno, car, ofWanjiru), await viewing(achieng, mwangi, other, ofAchieng)];
    const pending = [await placedBid(mwangi, ofWanjiru, { car_id: other }), await placedBid(otieno, ofAchieng, { car_id: car })];
    return {
      // Each sale ends both bids.
      lock: rowOf('bids', pending[0] ?? ''),
      calls: [() => complete(otieno, one.id), () => complete(mwangi, another.id)],
      after: async () => {
        await nothingIsLeftOf(car);
        await nothingIsLeftOf(other);
        const rows = await db.selectFrom('bids').select('status').where('id', 'in', pending).execute();
        expect(rows).toEqual([{ status: 'rejected' }, { status: 'rejected' }]);
      },
    };
  },
  { first: [200, 200], second: [200, 200] },
);

// A bid with it, an accepting and a viewing elsewhere: all of them end with the sale, or never were.
it.each([
  ['first', [[200, 409, 409, 409]]],
  ['last', [[200, 200, 200, 200]]],
  ...Array.from({ length: chances }, () => [
    'by chance',
    [200, 409].flatMap((a) => [200, 409].flatMap((b) => [200, 409].map((c) => [200, a, b, c]))),
  ]),
] as [string, number[][]][])('sold %s ∥ agreed on with three others', async (way, allowed) => {
  const { wanjiru, achieng, otieno, car } = await people();
  const sold = await viewing(wanjiru, otieno, car);
  const accepted = await acceptedBid(achieng, otieno, await postedRequest(achieng), { car_id: car });
  const pending = await placedBid(otieno, await postedRequest(achieng), { car_id: car });
  const request = await postedRequest(achieng);
  const sale = () => complete(otieno, sold.id);
  const others = [
    () => otieno.post(`/api/requests/${request}/bids`, bidForm({ car_id: car })),
    () => achieng.post(`/api/bids/${pending}/accept`),
    () => achieng.post(`/api/bids/${accepted}/appointments`, { id: uuidv7(), ...inDays(3) }),
  ];
  const meet = {
    first: () => atTheLock(db, rowOf('cars', car), [sale, ...others]),
    last: async () => {
      const [last, ...before] = (await atTheLock(db, rowOf('cars', car), [...others, sale])).toReversed();
      return [last, ...before.toReversed()];
    },
    'by chance': () => Promise.all([sale, ...others].map((call) => call())),
  }[way];
  const codes = (await meet?.())?.map((reply) => reply?.statusCode);
  expect(allowed).toContainEqual(codes);
  expect(await carRow(car)).toMatchObject({ status: 'sold' });
  await nothingIsLeftOf(car);
  const late = await db.selectFrom('bids').select(['status', 'car_gone']).where('id', '=', pending).executeTakeFirstOrThrow();
  expect(late).toEqual({ status: codes?.[2] === 200 ? 'accepted' : 'rejected', car_gone: 'sold' });
});

race(
  'deleted ∥ a bid with it: none carries a deleted car',
  db,
  async () => {
    const { wanjiru, otieno, car } = await people();
    const request = await postedRequest(wanjiru);
    return {
      lock: rowOf('cars', car),
      calls: [() => otieno.delete(`/api/cars/${car}`), () => otieno.post(`/api/requests/${request}/bids`, bidForm({ car_id: car }))],
      after: () => nothingIsLeftOf(car),
    };
  },
  { first: [200, 422], second: [200, 200] },
);

race(
  'sold here ∥ deleted: its sale stands, and nothing else is left of it',
  db,
  async () => {
    const { wanjiru, achieng, otieno, car } = await people();
    const { id } = await viewing(wanjiru, otieno, car);
    await placedBid(otieno, await postedRequest(achieng), { car_id: car });
    return {
      lock: rowOf('cars', car),
      calls: [() => complete(wanjiru, id), () => otieno.delete(`/api/cars/${car}`)],
      after: async ([, deleted]) => {
        expect((await carRow(car)).deleted_at !== null).toBe(deleted === 200);
        expect(await sales(car)).toHaveLength(1);
        await nothingIsLeftOf(car);
      },
    };
  },
  // While its viewing is open it is not deleted; once it is sold it may be.
  { first: [200, 200], second: [200, 409] },
);

race(
  'sold by its dealer ∥ a viewing is booked: one of them',
  db,
  async () => {
    const { wanjiru, otieno, car } = await people();
    const bid = await acceptedBid(wanjiru, otieno, await postedRequest(wanjiru), { car_id: car });
    return {
      lock: rowOf('cars', car),
      calls: [() => sell(otieno, car), () => wanjiru.post(`/api/bids/${bid}/appointments`, { id: uuidv7(), ...inDays(3) })],
      after: async ([sold]) => {
        expect((await carRow(car)).status).toBe(sold === 200 ? 'sold' : 'available');
        if (sold === 200) await nothingIsLeftOf(car);
      },
    };
  },
  { first: [200, 409], second: [409, 200] },
);

race(
  'sold here ∥ marked as sold by its dealer: it is sold once',
  db,
  async () => {
    const { wanjiru, otieno, car } = await people();
    const { id } = await viewing(wanjiru, otieno, car);
    const changes = db
      .selectFrom('events')
      .select('id')
      .where('type', '=', 'car.status_changed')
      .where('data', '@>', JSON.stringify({ car_id: car }) as never);
    return {
      lock: rowOf('cars', car),
      calls: [() => complete(wanjiru, id), () => sell(otieno, car)],
      after: async () => expect(await changes.execute()).toHaveLength(1),
    };
  },
  // Its viewing is open before, and it is sold after.
  { first: [200, 409], second: [200, 409] },
);

race(
  'taken instead of a lost one ∥ sold to someone else: nobody holds a car that is gone',
  db,
  async () => {
    const { wanjiru, achieng, otieno, car } = await people();
    const bid = await acceptedBid(wanjiru, otieno, await postedRequest(wanjiru), { car_id: car });
    const other = await stockedCar(otieno);
    const elsewhere = await viewing(achieng, otieno, other);
    await sell(otieno, car);
    await otieno.put(`/api/bids/${bid}/car`, { car_id: other });
    return {
      lock: rowOf('cars', other),
      calls: [() => wanjiru.post(`/api/bids/${bid}/car/confirm`, { car_id: other, version: 1 }), () => complete(achieng, elsewhere.id)],
      after: async ([confirmed]) => {
        await nothingIsLeftOf(other);
        const row = await db.selectFrom('bids').selectAll().where('id', '=', bid).executeTakeFirstOrThrow();
        const answer = confirmed === 200 ? 'confirmed' : null;
        expect(row).toMatchObject({ status: 'accepted', car_id: null, car_gone: 'sold', other_car_answer: answer });
      },
    };
  },
  { first: [200, 200], second: [409, 200] },
);

race(
  'sold here ∥ changed by its dealer: it is sold, and its bid says what it said',
  db,
  async () => {
    const { wanjiru, otieno, car } = await people();
    const { id, bid } = await viewing(wanjiru, otieno, car);
    return {
      lock: rowOf('cars', car),
      calls: [() => complete(wanjiru, id), () => otieno.put(`/api/cars/${car}`, carEdit({ model: 'Fielder', year: 2011, price: 900_000 }))],
      after: async () => {
        expect(await carRow(car)).toMatchObject({ status: 'sold', price: 900_000 });
        const row = await db.selectFrom('bids').select(['car_model', 'year', 'car_id']).where('id', '=', bid).executeTakeFirstOrThrow();
        expect(row).toEqual({ car_model: 'Axio', year: 2016, car_id: car });
      },
    };
  },
  { first: [200, 200], second: [200, 200] },
);

/** An accepted bid of a dealer whose car was lost, and two others to name instead. */
async function lostCar() {
  const { wanjiru, otieno, car } = await people();
  const request = await postedRequest(wanjiru);
  const bid = await acceptedBid(wanjiru, otieno, request, { car_id: car });
  const others = [await stockedCar(otieno), await stockedCar(otieno)] as const;
  await sell(otieno, car);
  const name = (car_id: string) => otieno.put(`/api/bids/${bid}/car`, { car_id });
  const answerOf = async () =>
    (await db.selectFrom('bids').select('other_car_answer').where('id', '=', bid).executeTakeFirstOrThrow()).other_car_answer;
  return { wanjiru, lock: rowOf('car_requests', request), bid, others, name, answerOf };
}

race(
  'named twice: one is',
  db,
  async () => {
    const { lock, others, name, answerOf } = await lostCar();
    return { lock, calls: [() => name(others[0]), () => name(others[1])], after: async () => expect(await answerOf()).toBeNull() };
  },
  { first: [200, 409], second: [409, 200] },
);

race(
  'confirmed ∥ declined: one answer',
  db,
  async () => {
    const { wanjiru, lock, bid, others, name, answerOf } = await lostCar();
    await name(others[0]);
    return {
      lock,
      calls: [
        () => wanjiru.post(`/api/bids/${bid}/car/confirm`, { car_id: others[0], version: 1 }),
        () => wanjiru.post(`/api/bids/${bid}/car/decline`),
      ],
      after: async ([confirmed]) => expect(await answerOf()).toBe(confirmed === 200 ? 'confirmed' : 'declined'),
    };
  },
  { first: [200, 409], second: [409, 200] },
);
