import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { readCounties } from '../../server/modules/requests/jobs.ts';
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
    const { rows } = (await otieno.get(`/api/requests/active?${query}`)).json();
    expect(rows.map((row: { id: string }) => row.id)).toEqual(ids);
  });

  it.each(['fuel_type=any', 'condition=rusty', 'transmission=cvt'])('refuses %s', async (query) => {
    expect((await otieno.get(`/api/requests/active?${query}`)).statusCode).toBe(422);
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
