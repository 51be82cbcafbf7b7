import { expressionBuilder, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import type { DB } from '../../db/types.ts';
import { carsAlike } from '../../server/modules/cars/alike.ts';
import { listMarket } from '../../server/modules/cars/browse.ts';
import { countMarket } from '../../server/modules/cars/browse-count.ts';
import { fits } from '../../server/modules/cars/columns.ts';
import { carPageAsMeant, carsAsMeant } from '../../server/modules/cars/search.ts';
import { isForSale, isOnMarket } from '../../server/modules/market/market.ts';
import { listCarsFor } from '../../server/modules/requests/cars-that-fit.ts';
import { listFittingRequests } from '../../server/modules/requests/requests-that-fit.ts';
import { everyRow, pageSize } from '../../server/platform/data/paging.ts';
import type { Actor } from '../../server/platform/http/session.ts';
import { type BrowseFilters, browseSorts } from '../../shared/cars/browse-filters.ts';
import { marketOf100000 } from '../support/market-of-100000.ts';
import { plansOf } from '../support/plans.ts';

const { db, plans } = plansOf(await marketOf100000());
const { user_id } = await db.selectFrom('profiles').select('user_id').where('user_type', '=', 'buyer').limit(1).executeTakeFirstOrThrow();
const reader = { role: 'buyer', user_id } as Actor;

const filters: BrowseFilters[] = [
  {},
  { fuel_type: 'petrol', transmission: 'automatic' },
  { price_from: '1000000', price_to: '2000000', year_from: '2014', transmission: 'automatic' },
  { price_to: '750000' },
  { mileage_to: '5000', body_type: 'pickup' },
  { county: 'Lamu', body_type: 'coupe', fuel_type: 'hybrid' },
  { fuel_type: 'electric', body_type: 'coupe', transmission: 'manual', condition: 'new' },
  { search: 'no such car' },
];

const stocks = await db
  .selectFrom('cars as c')
  .innerJoin('profiles as p', 'p.user_id', 'c.dealer_id')
  .select('c.dealer_id')
  .where(isOnMarket)
  .groupBy('c.dealer_id')
  .orderBy((eb) => eb.fn.countAll(), 'desc')
  .execute();
const [largest, smallest] = [stocks[0], stocks.at(-1)].map(
  (stock) => ({ role: 'dealer', user_id: stock?.dealer_id ?? '', is_verified: true }) as Actor,
) as [Actor, Actor];
const wanted = await db
  .selectFrom('car_requests')
  .select((eb) => ['car_model', eb.fn.max(eb.cast<string>('id', 'text')).as('id')])
  .where('status', '=', 'active')
  .groupBy('car_model')
  .limit(5)
  .execute();
/** One of a hundred thousand cars in seven fits it. */
const anyAxio = await db
  .selectFrom('car_requests')
  .select(['car_model', 'id'])
  .where('car_model', '=', 'Axio')
  .where('budget_max', 'is', null)
  .where('condition', '=', 'any')
  .where('fuel_type', '=', 'any')
  .where('transmission', '=', 'any')
  .limit(1)
  .executeTakeFirstOrThrow();

describe('among 100,000 cars', () => {
  it.each([...wanted, anyAxio])('those that fit a request for $car_model are found by index, and few of them read', async ({ id }) => {
    const { next } = await listCarsFor(db, reader, id, {});
    for (const page of [{}, { preview: 'true' }, ...(next ? [{ cursor: next }] : [])] as const) {
      for (const { tablesRead, buffers } of await plans(() => listCarsFor(db, reader, id, page))) {
        expect(tablesRead).toEqual([]);
        expect(buffers).toBeLessThan(8_000);
      }
    }
  });

  it('the cheapest of all that fit come first, however many do', async () => {
    const { count, price } = await db
      .selectFrom('cars as c')
      .innerJoin('profiles as p', 'p.user_id', 'c.dealer_id')
      .where(isOnMarket)
      .where('c.model', '=', 'Axio')
      .select((eb) => [eb.fn.countAll<number>().as('count'), sql<number[]>`(array_agg(c.price::float8 order by c.price))[:60]`.as('price')])
      .executeTakeFirstOrThrow();
    expect(count).toBeGreaterThan(5_000);
    const found: number[] = [];
    for (let cursor: string | null | undefined; found.length < 60 && cursor !== null; ) {
      const { rows, next } = await listCarsFor(db, reader, anyAxio.id, cursor ? { cursor } : {});
      found.push(...rows.map((car) => car.price));
      cursor = next;
    }
    expect(found).toEqual(price);
  });

  it('a thousand are counted of those that fit, that are like one, or that filters leave', async () => {
    const axio = { id: uuidv7(), make: 'Toyota', model: 'Axio', year: 2020, body_type: null };
    const counts = [await listCarsFor(db, reader, anyAxio.id, {}), await carsAlike(db, reader, axio), await countMarket(db, {})];
    expect(counts.map(({ count }) => count)).toEqual([1_000, 1_000, 1_000]);
  });

  it.each(['Axio', 'Alphard', 'no such model'])('those like a Toyota %s, or near it, are found by index', async (model) => {
    const { id } = await db.selectFrom('cars').select('id').where('price', '>', 0).limit(1).executeTakeFirstOrThrow();
    const car = { id, make: 'Toyota', model, year: 2016, body_type: 'suv' } as const;
    for (const { tablesRead, buffers } of await plans(() => carsAlike(db, reader, car))) {
      expect(tablesRead).toEqual([]);
      expect(buffers).toBeLessThan(20_000);
    }
  });

  it.each([1, pageSize])('the newest %i that the largest stock fits are found by index, not each compared with each car', async (size) => {
    const [plan, ...others] = await plans(() => listFittingRequests(db, largest, undefined, size));
    expect(others).toEqual([]);
    expect(plan?.tablesRead).toEqual([]);
    expect(plan?.buffers).toBeLessThan(3_000);
    expect(plan?.rejected).toBeLessThan(100_000);
  });

  it('all that the smallest stock fits are found by index, page by page, as if each were compared with each car', async () => {
    const { not, exists, selectFrom } = expressionBuilder<DB & { r: DB['car_requests'] }, 'r'>();
    const all = await db
      .selectFrom('car_requests as r')
      .select('r.id')
      .where('r.status', '=', 'active')
      .where('r.deleted_at', 'is', null)
      .where(exists(selectFrom('cars as c').select('c.id').where('c.dealer_id', '=', smallest.user_id).where(isForSale).where(fits)))
      .where(
        not(
          exists(selectFrom('bids as b').select('b.id').whereRef('b.request_id', '=', 'r.id').where('b.dealer_id', '=', smallest.user_id)),
        ),
      )
      .orderBy('r.created_at', 'desc')
      .execute();
    const found: unknown[] = [];
    const made = await plans(async () => {
      for await (const { id } of everyRow((cursor) => listFittingRequests(db, smallest, cursor))) found.push({ id });
    });
    expect(found).toEqual(all);
    for (const { tablesRead, buffers, rejected } of made) {
      expect(tablesRead).toEqual([]);
      expect(buffers).toBeLessThan(5_000);
      expect(rejected).toBeLessThan(100_000);
    }
  });

  it.each(filters.flatMap((set) => browseSorts.map((sort) => ({ ...set, sort }))))(
    'a page of %j reads few of them, by index',
    async (set) => {
      const [plan, ...others] = await plans(() => listMarket(db, reader, set));
      expect(others).toEqual([]);
      expect(plan?.tablesRead).toEqual([]);
      expect(plan?.buffers).toBeLessThan(4_000);
    },
  );

  it.each([
    ['fielder nairobi', 'newest', 4_000],
    ['toyta fielder', 'newest', 4_000],
    ['coupe lamu', 'newest', 8_000],
    ['wagon lamu otieno 2016', 'newest', 10_000],
    ['vitz mombasa', 'price_high', 25_000],
  ] as const)('a search for %s, %s, reads few of them, by index', async (search, sort, most) => {
    const found = () => carPageAsMeant(db, { search, sort }, (asked) => listMarket(db, reader, asked));
    expect((await found()).rows).toHaveLength(20);
    for (const { tablesRead, buffers } of await plans(found)) {
      expect(tablesRead).toEqual([]);
      expect(buffers).toBeLessThan(most);
    }
  });

  it.each(['toyot nissa', 'toyota nissan', 'toyot nissan', 'toyot nissa 2016', 'nissan otieno toyota'])(
    'a search for %s, which no car has together, walks along none',
    async (search) => {
      for (const find of [listMarket.bind(null, db, reader), countMarket.bind(null, db)] as const) {
        const made = await plans(() =>
          carsAsMeant<BrowseFilters, object>(
            db,
            { search },
            (asked) => find(asked),
            () => false,
          ),
        );
        for (const { tablesRead, buffers, rejected } of made) {
          expect(tablesRead).toEqual([]);
          expect(buffers).toBeLessThan(6_000);
          expect(rejected).toBeLessThan(15_000);
        }
      }
    },
  );

  it.each(filters)('those of %j are counted by index', async (set) => {
    const made = await plans(() => countMarket(db, set));
    expect(made.length).toBeGreaterThan(1);
    for (const { tablesRead, buffers } of made) {
      expect(tablesRead).toEqual([]);
      expect(buffers).toBeLessThan(20_000);
    }
  });
});
