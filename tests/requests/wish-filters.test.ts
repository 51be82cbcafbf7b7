import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { readBudgets, readCounties } from '../../server/modules/requests/jobs.ts';
import { testApp } from '../support/app.ts';
import { postedRequest } from '../support/deal.ts';
import { rewriteLog } from '../support/log.ts';
import { buyer, dealer } from '../support/people.ts';
import { testWorker } from '../support/worker.ts';

const site = await testApp();
const { app, db } = site;
const { run } = await testWorker(site);
const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];

describe('the requests of a county and with certain wishes', async () => {
  const diesel = await postedRequest(wanjiru, { location: 'Thika Road, Nairobi', fuel_type: 'diesel', condition: 'new' });
  const manual = await postedRequest(wanjiru, { location: 'Nyali', fuel_type: 'petrol', transmission: 'manual', condition: 'used' });
  const open = await postedRequest(wanjiru, { location: 'Westlands, Nairobi' });
  const unknown = await postedRequest(wanjiru, { location: 'near the big tree', transmission: 'automatic' });

  it.each([
    ['county=Nairobi', [open, diesel]],
    ['county=Mombasa', [manual]],
    ['county=nairobi', [open, diesel]],
    ['county=Nowhere', []],
    ['fuel_type=diesel', [unknown, open, diesel]],
    ['fuel_type=hybrid', [unknown, open]],
    ['condition=used', [unknown, open, manual]],
    ['transmission=automatic', [unknown, open, diesel]],
    ['transmission=manual', [open, manual, diesel]],
    ['county=Nairobi&fuel_type=petrol', [open]],
  ])('%s', async (query, ids) => {
    const { rows } = (await otieno.get(`/api/active-requests?${query}`)).json();
    expect(rows.map((row: { id: string }) => row.id)).toEqual(ids);
  });

  it.each(['fuel_type=any', 'condition=rusty', 'transmission=cvt'])('refuses %s', async (query) => {
    expect((await otieno.get(`/api/active-requests?${query}`)).statusCode).toBe(422);
  });
});

describe('requests of places that the list of counties has learnt since', () => {
  const all: string[] = [];
  beforeAll(async () => {
    for (const location of ['Eldoret', 'Nakuru', 'nowhere']) all.push(await postedRequest(wanjiru, { location }));
  });
  const forget = () => db.updateTable('car_requests').set({ county: null }).where('id', 'in', all).execute();
  const counties = async () =>
    (await db.selectFrom('car_requests').select('county').where('id', 'in', all).orderBy('id').execute()).map(({ county }) => county);

  it('get theirs, also the closed ones; an unknown place keeps none', async () => {
    await db
      .updateTable('car_requests')
      .set({ status: 'cancelled' })
      .where('id', '=', all[1] ?? '')
      .execute();
    await forget();
    await run(readCounties);
    expect(await counties()).toEqual(['Uasin Gishu', 'Nakuru', null]);
  });

  it('are read again only with another list', async () => {
    await forget();
    await run(readCounties);
    expect(await counties()).toEqual([null, null, null]);
    await rewriteLog(db, sql`update events set data = '{"list": "of before"}' where type = 'counties.read'`);
    await run(readCounties);
    expect(await counties()).toEqual(['Uasin Gishu', 'Nakuru', null]);
  });
});

describe('budgets that were read another way before', () => {
  const read = () =>
    db
      .selectFrom('car_requests')
      .select(['budget', 'budget_min', 'budget_max', 'status', 'updated_at'])
      .where('budget', 'in', ['1.2m-1.5', 'about what my uncle paid', 'Ksh.900,000/='])
      .orderBy('id')
      .execute();
  const events = async () => (await db.selectFrom('events').select('id').execute()).length;

  it('are read anew, of closed requests too, and nobody is told; twice is once', async () => {
    for (const budget of ['1.2m-1.5', 'about what my uncle paid', 'Ksh.900,000/=']) await postedRequest(wanjiru, { budget });
    const asNow = await read();
    expect(asNow.map(({ budget_min, budget_max }) => [budget_min, budget_max])).toEqual([
      [1_200_000, 1_500_000],
      [null, null],
      [null, 900_000],
    ]);
    await db.updateTable('car_requests').set({ budget_min: null, budget_max: 1_500 }).where('budget', '=', '1.2m-1.5').execute();
    await db.updateTable('car_requests').set({ budget_max: 20_000 }).where('budget', 'like', 'about%').execute();
    await db.updateTable('car_requests').set({ status: 'cancelled', budget_max: null }).where('budget', 'like', 'Ksh.%').execute();
    const before = await events();
    await Promise.all([run(readBudgets), run(readBudgets)]);
    expect(await read()).toEqual(asNow.map((row) => ({ ...row, status: row.budget.startsWith('Ksh') ? 'cancelled' : 'active' })));
    expect(await events()).toBe(before);
  });
});
