import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { acceptedBid, bookedAppointment, placedBid, postedRequest, startedAppointment } from '../support/deal.ts';
import { administrator, buyer, dealer } from '../support/people.ts';

const { app, db } = await testApp();
const admin = await administrator(app, db);
const wanjiru = await buyer(app, db);
const [otieno, kamau] = [await dealer(app, db), await dealer(app, db)];
const read = async (period = '') => (await admin.get(`/api/admin/analytics${period && `?period=${period}`}`)).json();
const madeDaysAgo = (id: string, days: number) =>
  db
    .updateTable('car_requests')
    .set({ created_at: sql`now() - make_interval(days => ${days})` })
    .where('id', '=', id)
    .execute();

describe('the analytics of the marketplace', () => {
  it('are zeros and nothing to take a share of, before anything happened', async () => {
    expect(await read()).toMatchObject({
      requests: { now: 0, before: 0 },
      success_rate: { now: null, before: null },
      engagement: { now: null },
      first_offer_minutes: { now: null },
      unanswered_percent: { now: null },
      models: [],
      counties: [],
    });
    expect((await read()).months).toHaveLength(6);
  });

  it('count the period and the one before it, by county and model, with what was sold', async () => {
    const sold = await postedRequest(wanjiru, { car_model: 'Toyota Axio 2016', location: 'Nakuru' });
    await placedBid(kamau, sold);
    const viewing = await bookedAppointment(wanjiru, await acceptedBid(wanjiru, otieno, sold));
    await otieno.post(`/api/appointments/${viewing}/confirm`, {});
    await startedAppointment(db, viewing);
    const completed = await otieno.post(`/api/appointments/${viewing}/complete`, { outcome: 'sold', final_price: 1_000_000 });
    expect(completed.statusCode).toBe(200);
    await postedRequest(wanjiru, { car_model: 'toyota  axio 2016', location: 'Nakuru' });
    const old = await postedRequest(wanjiru, { car_model: 'Mazda Demio', location: 'Somewhere' });
    await madeDaysAgo(old, 8);

    const week = await read('7d');
    expect(week).toMatchObject({
      requests: { now: 2, before: 1 },
      bids: { now: 2, before: 0 },
      sales: { now: 1, before: 0 },
      revenue: { now: 1_000_000, before: 0 },
      commission: { now: 20_000, before: 0 },
      commission_paid: { now: 0, before: 0 },
      success_rate: { now: 50, before: 0 },
      engagement: { now: 1, before: 0 },
      unanswered_percent: { now: null, before: 100 },
      models: [{ requests: 2 }],
      counties: [{ county: 'Nakuru', requests: 2, sales: 1, revenue: 1_000_000 }],
    });
    const month = await read();
    expect(month).toMatchObject({ requests: { now: 3, before: 0 }, unanswered_percent: { now: 100 }, success_rate: { now: 33 } });
    expect(month.models).toEqual([expect.objectContaining({ requests: 2 }), { model: 'Mazda Demio', requests: 1 }]);
    expect(month.counties).toContainEqual({ county: '', requests: 1, sales: 0, revenue: 0 });
    expect(month.months.at(-1)).toMatchObject({ sales: 1, revenue: 1_000_000, commission: 20_000 });
  });

  it('name the five models that are asked for most', async () => {
    const models = ['Vitz', 'Note', 'Fit', 'Demio', 'Leaf', 'Prado'].map((name) => `Six ${name}`);
    const posted = await Promise.all(models.map((car_model) => postedRequest(wanjiru, { car_model })));
    expect((await read('7d')).models).toHaveLength(5);
    for (const id of posted) await wanjiru.delete(`/api/requests/${id}`);
  });

  it('leave out what was deleted', async () => {
    const id = await postedRequest(wanjiru);
    expect((await read('7d')).requests.now).toBe(3);
    await wanjiru.delete(`/api/requests/${id}`);
    expect((await read('7d')).requests.now).toBe(2);
  });

  it.each([
    ['/api/admin/analytics/csv', /^analytics-.*\.csv$/, ['Report', 'How well it goes', 'Six months', 'Popular models', 'By county']],
    ['/api/admin/report', /^report-.*\.csv$/, ['Report', 'Now', 'Total Users,4', 'Verified dealers,2', 'Success rate (%),33']],
  ])('%s is a file with the currency of reports in its head, and stands in the log', async (address, name, titles) => {
    await db
      .insertInto('platform_settings')
      .values({ name: 'defaultCurrency', value: '"USD"' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const file = await admin.get(`${address}?period=7d`);
    expect(/filename="([^"]+)"/.exec(String(file.headers['content-disposition']))?.[1]).toMatch(name);
    for (const title of titles) expect(file.body.split(/\r?\n/)).toContain(title);
    expect(file.body).toContain('Reporting currency: USD');
    expect(file.body).toContain('Revenue (KSh),1000000,\r\n');
    const { data } = await db
      .selectFrom('events')
      .select('data')
      .where('type', '=', 'list.exported')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(data).toMatchObject({ filters: 'period=7d' });
  });
});
