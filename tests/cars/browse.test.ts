import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import type { BrowseFilters } from '../../shared/cars/browse-filters.ts';
import { testApp } from '../support/app.ts';
import { stockedCar } from '../support/cars.ts';
import { buyer, dealer } from '../support/people.ts';

const { app, db } = await testApp();
const seller = await dealer(app, db);
const reader = await buyer(app, db);

const ids = new Map<string, string>();
async function add(name: string, over: object) {
  ids.set(await stockedCar(seller, { mileage: 50_000, ...over }), name);
}
const nameOf = ({ id }: { id: string }) => ids.get(id) ?? '?';
const read = async (path: string, query: object) => {
  const reply = await reader.get(`/api/cars${path}?${new URLSearchParams(query as Record<string, string>)}`);
  expect(reply.body).not.toContain('"code"');
  return reply.json();
};
const found = async (filters: BrowseFilters) => (await read('', filters)).rows.map(nameOf) as string[];
const counted = (filters: BrowseFilters) => read('/count', filters);

await add('axio', { make: 'Toyota', model: 'Axio', year: 2016, price: 1_000_000, body_type: 'sedan', location: 'Nakuru' });
await add('x-trail', {
  make: 'Nissan',
  model: 'X-Trail',
  year: 2014,
  price: 1_999_999,
  body_type: 'suv',
  location: 'Karen',
  transmission: 'cvt',
});
await add('leaf', {
  make: 'Nissan',
  model: 'Leaf',
  year: 2018,
  price: 999_999.99,
  fuel_type: 'electric',
  condition: 'certified',
  mileage: null,
});
await add('hilux', {
  make: 'Toyota',
  model: 'Hilux',
  year: 2019,
  price: 3_000_000,
  fuel_type: 'diesel',
  body_type: 'pickup',
  transmission: 'manual',
  mileage: 120_000,
  location: 'Unknown Place',
});
await add('2008', { make: 'Peugeot', model: '2008', year: 2017, price: 1_500_000, condition: 'new', mileage: 10 });
const everything = ['2008', 'hilux', 'leaf', 'x-trail', 'axio'];

describe('the market', () => {
  it.each<[BrowseFilters, string[]]>([
    [{}, everything],
    [{ search: 'toyota' }, ['hilux', 'axio']],
    [{ search: 'AXI' }, ['axio']],
    [{ search: 'axio toyota' }, ['axio']],
    [{ search: 'toyota 2016' }, ['axio']],
    [{ search: 'xtrail' }, ['x-trail']],
    [{ search: 'X-TRAIL' }, ['x-trail']],
    [{ search: 'x trail' }, ['x-trail']],
    [{ search: 'peugeot 2008' }, ['2008']],
    [{ search: '2014' }, ['x-trail']],
    [{ search: '%' }, []],
    [{ search: '-' }, []],
    // A word that another one holds asks for nothing more, unless that is a year; the seventh is not looked for.
    [{ search: 'XTRAIL xtra trail' }, ['x-trail']],
    [{ search: '14 2014' }, []],
    [{ search: 'nis iss ssa san tra rai axio' }, ['x-trail']],
    [{ search: 'nis iss ssa san tra axio' }, []],
    [{ search: 'toyota leaf' }, []],
    [{ condition: 'certified' }, ['leaf']],
    [{ fuel_type: 'electric' }, ['leaf']],
    [{ transmission: 'cvt' }, ['x-trail']],
    [{ body_type: 'pickup' }, ['hilux']],
    [{ county: 'Nairobi' }, ['x-trail']],
    [{ county: 'NAIROBI' }, ['x-trail']],
    [{ county: 'Nowhere' }, []],
    // Ranges of prices are half open.
    [{ price_to: '1000000' }, ['leaf']],
    [{ price_from: '1000000', price_to: '2000000' }, ['2008', 'x-trail', 'axio']],
    [{ price_from: '3000000' }, ['hilux']],
    [{ year_from: '2017', year_to: '2018' }, ['2008', 'leaf']],
    // A mileage that nobody stated is not low.
    [{ mileage_to: '50000' }, ['2008', 'x-trail', 'axio']],
    [{ mileage_to: '49999' }, ['2008']],
    [{ search: 'toyota', price_to: '2000000', year_from: '2016' }, ['axio']],
    [{ sort: 'price_low' }, ['leaf', 'axio', '2008', 'x-trail', 'hilux']],
    [{ sort: 'price_high' }, ['hilux', 'x-trail', '2008', 'axio', 'leaf']],
    [{ sort: 'year' }, ['hilux', 'leaf', '2008', 'axio', 'x-trail']],
    [{ sort: 'mileage', price_to: '3000001' }, ['2008', 'axio', 'x-trail', 'hilux', 'leaf']],
  ])('%j leaves %j, and counts as many', async (filters, names) => {
    expect(await found(filters)).toEqual(names);
    const { sort: _, ...counting } = filters;
    expect(await counted(counting)).toMatchObject({ count: names.length });
  });

  it('refuses what is no filter', async () => {
    for (const query of ['condition=any', 'sort=best', 'price_from=1.5', 'year_to=x', 'mileage_to=-1', 'cursor=x']) {
      expect((await reader.get(`/api/cars?${query}`)).statusCode, query).toBe(422);
    }
  });
});

describe('the count', () => {
  const asObject = (facet: { value: string; count: number }[]) => Object.fromEntries(facet.map(({ value, count }) => [value, count]));

  it('of each option is what would be left if it were chosen, under the other filters', async () => {
    const { facets } = await counted({ fuel_type: 'petrol', price_from: '1000000' });
    expect(asObject(facets.fuel_type)).toEqual({ petrol: 3, diesel: 1 });
    expect(asObject(facets.transmission)).toEqual({ automatic: 2, cvt: 1 });
    expect(asObject(facets.body_type)).toEqual({ sedan: 1, suv: 1 });
    expect(asObject(facets.condition)).toEqual({ used: 2, new: 1 });
    for (const [facet, options] of Object.entries(facets) as [keyof BrowseFilters, { value: string; count: number }[]][]) {
      for (const { value, count } of options) {
        expect(await counted({ fuel_type: 'petrol', price_from: '1000000', [facet]: value } as BrowseFilters)).toMatchObject({ count });
      }
    }
  });

  it('by price is under all filters but the price', async () => {
    const { prices } = await counted({ price_to: '1000000', condition: 'used' });
    expect(prices).toEqual([0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
  });

  it('of nothing says without which filter something would be left', async () => {
    const { count, loosened } = await counted({ search: 'toyota', fuel_type: 'electric', price_to: '3000000' });
    expect(count).toBe(0);
    expect(loosened).toEqual([
      { group: 'search', count: 1 },
      { group: 'fuel_type', count: 1 },
    ]);
    expect(await counted({ search: 'toyota' })).toMatchObject({ loosened: [] });
  });

  it('asked for many times at once leaves connections to everybody else', async () => {
    const waiting = async () => {
      const statement = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return (await statement.execute(db)).rows.length;
    };
    const counting = await db.transaction().execute(async (tx) => {
      await sql`lock table cars in access exclusive mode`.execute(tx);
      const counts = Promise.all(Array.from({ length: 30 }, () => reader.get('/api/cars/count')));
      await vi.waitUntil(async () => (await waiting()) >= 4, { timeout: 60_000 });
      expect((await seller.get('/api/notifications')).statusCode).toBe(200);
      expect(await waiting()).toBe(4);
      return { counts };
    });
    expect(new Set((await counting.counts).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });
});

it('leaves out what is not on the market', async () => {
  const before = await found({});
  const [first] = [...ids].find(([, name]) => name === 'axio') ?? [];
  const change = (set: object) =>
    db
      .updateTable('cars')
      .set(set)
      .where('id', '=', first ?? '')
      .execute();
  for (const [set, back] of [
    [{ approval: 'waiting' }, { approval: 'approved' }],
    [
      { status: 'sold', sold_at: new Date().toISOString() },
      { status: 'available', sold_at: null },
    ],
    [{ deleted_at: new Date().toISOString() }, { deleted_at: null }],
  ]) {
    await change(set as object);
    expect(await found({})).toEqual(before.filter((name) => name !== 'axio'));
    expect(await counted({})).toMatchObject({ count: before.length - 1 });
    await change(back as object);
  }
  await db.updateTable('profiles').set({ is_verified: false }).where('user_id', '=', seller.user_id).execute();
  expect(await found({})).toEqual([]);
  expect(await counted({})).toMatchObject({ count: 0, facets: { fuel_type: [] } });
  await db.updateTable('profiles').set({ is_verified: true }).where('user_id', '=', seller.user_id).execute();
});

it('comes page by page in every order, each car once', async () => {
  const many = await dealer(app, db);
  // Many of one price and year, and some without a mileage.
  for (let n = 0; n < 45; n += 1) {
    await stockedCar(many, { model: 'Succeed', price: 500_000 + (n % 3), year: 2010 + (n % 2), mileage: n % 5 ? n : null });
  }
  for (const sort of ['newest', 'price_low', 'price_high', 'year', 'mileage'] as const) {
    const seen: string[] = [];
    let next: string | null = '';
    do {
      const page: { rows: { id: string }[]; next: string | null } = await read('', {
        search: 'succeed',
        sort,
        ...(next && { cursor: next }),
      });
      seen.push(...page.rows.map(({ id }) => id));
      next = page.next;
    } while (next);
    expect(new Set(seen).size).toBe(45);
    expect(seen.length).toBe(45);
  }
});
