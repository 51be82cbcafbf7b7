import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { figureByPart, figureNames, figuresByMonth, sumFigures, topModels } from '../../server/modules/figures/figures.ts';
import { mendFigures, sumUpFigures } from '../../server/modules/figures/mend.ts';
import { type Person, testApp } from '../support/app.ts';
import { stockedCar } from '../support/cars.ts';
import { testDatabase } from '../support/database.ts';
import { acceptedBid, bidForm, bookedAppointment, postedRequest, startedAppointment, startedDeal } from '../support/deal.ts';
import { erase } from '../support/erasing.ts';
import { figuresAndCounts } from '../support/figures.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { plansOf } from '../support/plans.ts';
import { inDays } from '../support/times.ts';

// The figures of the marketplace (docs/domain/limits-and-money.md, "Figures of the marketplace").

const { app, db } = await testApp();
const admin = await administrator(app, db);

/** The same numbers in each run; below `sides`. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

const roll = dice(20261122);
const one = <T>(things: readonly T[]): T => things[roll(things.length)] as T;
const ids = async (table: 'car_requests' | 'bids' | 'appointments' | 'commissions' | 'cars') =>
  (await db.selectFrom(table).select('id').orderBy('id').execute()).map((row) => row.id);

const buyers: Person[] = [];
const dealers: Person[] = [];
const by = (people: Person[], user_id: string) => people.find((person) => person.user_id === user_id) ?? admin;
const bidOf = (id: string) => db.selectFrom('bids').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const buyerOf = async (request: string) =>
  by(buyers, (await db.selectFrom('car_requests').select('user_id').where('id', '=', request).executeTakeFirstOrThrow()).user_id);

/** Moves what was made, or where it is, as a correction would. */
const moved = (table: 'car_requests' | 'bids' | 'appointments' | 'commissions', id: string) =>
  db
    .updateTable(table)
    .set({ created_at: sql`created_at - make_interval(hours => ${roll(900)})` })
    .where('id', '=', id)
    .execute();

/** What people do, each at random among all that there is; a rule may refuse it. */
const acts: Record<string, () => Promise<unknown>> = {
  joins: async () => {
    if (roll(2) > 0) buyers.push(await buyer(app, db));
    else dealers.push(await dealer(app, db, { is_verified: roll(3) > 0 }));
  },
  posts: async () => {
    const car_model = one(['Toyota Axio 2016', 'toyota  axio 2016', 'Mazda Demio', 'Nissan Note', 'Subaru Forester 2017']);
    const id = await postedRequest(one(buyers), { car_model, location: one(['Nakuru', 'Westlands, Nairobi', 'Somewhere']) });
    if (roll(2) > 0) await moved('car_requests', id);
  },
  bids: async () => one(dealers).post(`/api/requests/${one(await ids('car_requests'))}/bids`, bidForm({ price: 900_000 + roll(500_000) })),
  'bids at once with another': async () => {
    const request = one(await ids('car_requests'));
    await Promise.all(dealers.slice(-2).map((each) => each.post(`/api/requests/${request}/bids`, bidForm())));
  },
  'answers a bid': async () => {
    const bid = await bidOf(one(await ids('bids')));
    return (await buyerOf(bid.request_id)).post(`/api/bids/${bid.id}/${one(['accept', 'accept', 'reject'])}`);
  },
  books: async () => {
    const bid = await bidOf(one(await ids('bids')));
    return (await buyerOf(bid.request_id)).post(`/api/bids/${bid.id}/appointments`, { id: uuidv7(), ...inDays(3) });
  },
  'ends a viewing': async () => {
    const id = one(await ids('appointments'));
    const { dealer_id } = await db.selectFrom('appointments').select('dealer_id').where('id', '=', id).executeTakeFirstOrThrow();
    const dealer = by(dealers, dealer_id);
    await dealer.post(`/api/appointments/${id}/confirm`, {});
    await startedAppointment(db, id);
    const sold = { outcome: 'sold', final_price: 1_000_000 + roll(300_000) };
    return dealer.post(`/api/appointments/${id}/complete`, one([sold, sold, { outcome: 'not_sold' }]));
  },
  'corrects a price': async () =>
    admin.post(`/api/admin/appointments/${one(await ids('appointments'))}/status`, {
      status: 'completed',
      outcome: 'sold',
      final_price: 800_000 + roll(9) * 10_000,
    }),
  'takes a sale back': async () =>
    admin.post(`/api/admin/appointments/${one(await ids('appointments'))}/status`, {
      status: one(['cancelled', 'confirmed']),
    }),
  'overturns a disputed sale': async () => {
    const id = one(await ids('appointments'));
    const { buyer_id } = await db.selectFrom('appointments').select('buyer_id').where('id', '=', id).executeTakeFirstOrThrow();
    await by(buyers, buyer_id).post(`/api/appointments/${id}/dispute`, { id: uuidv7(), reason: 'I paid less' });
    const overturned = { decision: 'cancelled', reason: 'So it was' };
    const { statusCode } = await admin.post(`/api/admin/appointments/${id}/decision`, overturned);
    if (statusCode !== 200) await admin.post(`/api/admin/appointments/${id}/decision`, { ...overturned, refund_reference: 'QX12' });
  },
  pays: async () => admin.post(`/api/admin/commissions/${one(await ids('commissions'))}/paid`, {}),
  'corrects a bid': async () => {
    const price = 700_000 + roll(100_000);
    await db
      .updateTable('bids')
      .set({ price })
      .where('id', '=', one(await ids('bids')))
      .execute();
  },
  'deletes a request': async () => {
    const id = one(await ids('car_requests'));
    if (roll(3) === 0) await (await buyerOf(id)).delete(`/api/requests/${id}`);
  },
  'sets a request': async () =>
    admin.post(`/api/admin/requests/${one(await ids('car_requests'))}/status`, { status: one(['active', 'cancelled', 'completed']) }),
  'moves a row': async () => {
    const table = one(['car_requests', 'bids', 'appointments', 'commissions'] as const);
    await moved(table, one(await ids(table)));
  },
  'moves house': async () => {
    const county = one(['Nakuru', 'Mombasa', null]);
    await db
      .updateTable('car_requests')
      .set({ county })
      .where('id', '=', one(await ids('car_requests')))
      .execute();
  },
  'stocks a car': async () => stockedCar(one(dealers)),
  'sells a car': async () => {
    const id = one(await ids('cars'));
    const { dealer_id } = await db.selectFrom('cars').select('dealer_id').where('id', '=', id).executeTakeFirstOrThrow();
    return by(dealers, dealer_id).post(`/api/cars/${id}/status`, { status: one(['sold', 'reserved']) });
  },
  'lists a car that waits': async () => {
    const id = await stockedCar(one(dealers));
    await db.updateTable('cars').set({ approval: 'waiting' }).where('id', '=', id).execute();
  },
  'takes a car down': async () => admin.post(`/api/admin/cars/${one(await ids('cars'))}/take-down`, { reason: 'Its photos' }),
  'loses the plate': async () => {
    const is_verified = roll(2) > 0;
    await db
      .updateTable('profiles')
      .set({ is_verified })
      .where('user_id', '=', one(dealers).user_id)
      .where('erased_at', 'is', null)
      .execute();
  },
  erases: async () => {
    const people = one([buyers, dealers].filter(({ length }) => length > 3));
    const [person] = people.splice(roll(people.length), 1);
    if (person && (await erase(person)).statusCode !== 200) people.push(person);
  },
  'sums up': async () => sumUpFigures(db),
};

const ok = async (call: Promise<{ statusCode: number; body: string }>) => {
  const { statusCode, body } = await call;
  expect([statusCode, body]).toEqual([200, expect.any(String)]);
};

/** What the random acts come to seldom: a paid sale that is overturned and refunded; and everything that leaves no figure at 0. */
async function wholeDeal({ isOverturned = false, isKept = false } = {}): Promise<void> {
  const { wanjiru, otieno, id } = await startedDeal(app, db);
  const sale = await otieno.post(`/api/appointments/${id}/complete`, { outcome: 'sold', final_price: 1_200_000 });
  await ok(admin.post(`/api/admin/commissions/${sale.json().commission.id}/paid`, {}));
  if (isKept) return ok(admin.post(`/api/admin/appointments/${id}/status`, { status: 'cancelled', kept_reason: 'Handed over' }));
  if (isOverturned) {
    await ok(wanjiru.post(`/api/appointments/${id}/dispute`, { id: uuidv7(), reason: 'I paid less' }));
    const overturned = { decision: 'cancelled', reason: 'So it was', refund_reference: 'QX12' };
    return ok(admin.post(`/api/admin/appointments/${id}/decision`, overturned));
  }
  await ok(wanjiru.post(`/api/appointments/${id}/rating`, { id: uuidv7(), rating: 4 }));
  await bookedAppointment(wanjiru, await acceptedBid(wanjiru, otieno, await postedRequest(wanjiru)));
  await db.updateTable('bids').set({ price: 1_111_000 }).where('status', '=', 'accepted').execute();
  await stockedCar(otieno);
  await acts['lists a car that waits']?.();
}

describe('figures', () => {
  it('are what a plain count has, whatever people do, in any order', { timeout: 120_000 }, async () => {
    for (let n = 0; n < 4; n += 1) {
      buyers.push(await buyer(app, db));
      dealers.push(await dealer(app, db));
    }
    const done: string[] = [];
    const began = ['posts', 'bids', 'answers a bid', 'books', 'ends a viewing', 'stocks a car'];
    for (let step = 0; step < 200; step += 1) {
      const name = step < 90 ? (began[step % began.length] ?? '') : one(Object.keys(acts));
      done.push(name);
      await acts[name]?.().catch((error: unknown) => {
        // Nothing is there yet that it could be done to.
        if (!/undefined|no result|invalid input syntax/.test(String(error))) throw error;
      });
      if (step % 30 === 29) {
        const { kept, counted } = await figuresAndCounts(db);
        expect(kept, done.slice(-30).join(', ')).toEqual(counted);
      }
    }
    await wholeDeal({ isOverturned: true });
    await wholeDeal({ isKept: true });
    await wholeDeal();
    const { kept, counted } = await figuresAndCounts(db);
    expect(kept).toEqual(counted);
    const names = [...figureNames, 'requests_of_county', 'requests_of_model', 'sales_of_county', 'revenue_of_county'];
    expect([...new Set(counted.map((line) => line.split(' ')[0]))].sort()).toEqual(names.sort());
    await sumUpFigures(db);
    expect((await figuresAndCounts(db)).kept).toEqual(counted);
    expect(await mendFigures(db)).toBe(0);
  });

  it('that are wrong are found at night, mended, and named in the log', async () => {
    const { counted } = await figuresAndCounts(db);
    await db.updateTable('figures').set({ value: sql`value + 3` }).where('name', '=', 'requests').execute();
    await db.deleteFrom('figures').where('name', '=', 'sales').execute();
    await db.insertInto('figures').values({ name: 'users', day: '2019-02-03', value: 7 }).execute();
    expect((await figuresAndCounts(db)).kept).not.toEqual(counted);
    const mended = await mendFigures(db);
    expect((await figuresAndCounts(db)).kept).toEqual(counted);
    const events = await db.selectFrom('events').select('data').where('type', '=', 'figures.mended').orderBy('id').execute();
    const told = events.map(({ data }) => data as { count: number; wrong: object[] });
    expect(told.reduce((sum, { count }) => sum + count, 0)).toBe(mended);
    expect(told[0]).toEqual({ count: 1, wrong: [{ name: 'users', day: '2019-02-03', part: '', was: 7, is: 0 }] });
    // The next night finds nothing.
    expect(await mendFigures(db)).toBe(0);
  });

  it('of many rows that come in one statement', async () => {
    const request = await postedRequest(await buyer(app, db));
    for (let n = 0; n < 5; n += 1) await dealer(app, db);
    await sql`insert into bids (id, request_id, dealer_id, price, created_at)
      select gen_random_uuid(), ${request}, user_id, 1000000, now() + row_number() over (order by user_id) * interval '1 hour'
      from profiles where user_type = 'dealer'`.execute(db);
    const { kept, counted } = await figuresAndCounts(db);
    expect(kept).toEqual(counted);
  });

  it('are read for days, by month and by part', async () => {
    const all = await sumFigures(db, ['requests', 'revenue']);
    const months = await figuresByMonth(db, ['requests', 'revenue'], 6);
    expect(months).toHaveLength(6);
    // Nothing above is older than six weeks.
    expect(months.reduce((sum, { requests }) => sum + requests, 0)).toBe(all.requests);
    expect(await sumFigures(db, ['requests'], { from: '2019-01-01', to: '2019-12-31' })).toEqual({ requests: 0 });
    const counties = await figureByPart(db, 'requests_of_county', {});
    expect(counties.reduce((sum, { value }) => sum + value, 0)).toBe(all.requests);
    expect(counties.map(({ part }) => part)).toContain('');
  });

  it('of models count spellings together, under the commonest, with the year', async () => {
    const wanjiru = await buyer(app, db);
    for (const car_model of ['honda fit  2015', 'Honda Fit 2015', 'Honda Fit 2015', 'Honda Fit', 'Isuzu D-Max']) {
      const id = await postedRequest(wanjiru, { car_model });
      await db.updateTable('car_requests').set({ created_at: '2020-05-31T22:00:00Z' }).where('id', '=', id).execute();
    }
    // In Nairobi it is June already.
    const june = { from: '2020-06-01', to: '2020-06-30' };
    expect(await topModels(db, june, 2)).toEqual([
      { model: 'Honda Fit 2015', requests: 3 },
      { model: 'Honda Fit', requests: 1 },
    ]);
    expect(await sumFigures(db, ['requests'], { ...june, to: '2020-05-31', from: '2020-05-31' })).toEqual({ requests: 0 });
  });

  it('of a year are found by the primary key, whatever else is kept', async () => {
    const { db: kept, plans } = plansOf(await testDatabase());
    await sql`insert into figures (name, day, value)
      select name, day, 1 from unnest(${[...figureNames]}::text[]) name, generate_series('2017-01-01'::date, '2026-12-31', '1 day') day`.execute(
      kept,
    );
    await sql`analyze figures`.execute(kept);
    const year = { from: '2026-01-01', to: '2026-12-31' };
    const [plan, ...others] = await plans(() => sumFigures(kept, ['requests', 'appointments_completed'], year));
    expect([plan?.tablesRead, others]).toEqual([[], []]);
    // Two figures of 365 days, of the 88,000 rows that there are.
    expect(plan?.buffers).toBeLessThan(60);
  });
});
