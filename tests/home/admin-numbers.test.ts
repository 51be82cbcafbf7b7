import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { seedContent } from '../../server/modules/content/edit.ts';
import { mendFigures } from '../../server/modules/figures/mend.ts';
import { testApp } from '../support/app.ts';
import { stockedCar } from '../support/cars.ts';
import { postedRequest, startedDeal } from '../support/deal.ts';
import { rewriteLog } from '../support/log.ts';
import { administrator, dealer } from '../support/people.ts';

// The administrator's home (docs/domain/limits-and-money.md, "Figures of the marketplace").

const { app, db } = await testApp();
const admin = await administrator(app, db);
const numbers = async () => (await admin.get('/api/admin/home')).json();

it('has no success rate without requests', async () => {
  expect((await numbers()).success).toEqual({ rate: null, change: null, completed: 0 });
});

const listed = async () => (await admin.get('/api/admin/users')).json().rows.length;

it('has the administrator as its one user, as the list of users', async () => {
  expect((await numbers()).users).toEqual({ total: 1, change: 0, dealers: 0, verified_dealers: 0 });
  expect(await listed()).toBe(1);
});

it('counts everything, with the change of thirty days', async () => {
  const deal = await startedDeal(app, db);
  await deal.otieno.post(`/api/appointments/${deal.id}/complete`, { outcome: 'not_sold' });
  await stockedCar(deal.otieno);
  await dealer(app, db, { is_verified: false });
  const old = await postedRequest(deal.wanjiru);
  await db.updateTable('car_requests').set({ created_at: '2026-01-01T09:00:00Z' }).where('id', '=', old).execute();
  expect(await numbers()).toMatchObject({
    users: { total: 4, change: 3, dealers: 2, verified_dealers: 1 },
    cars: { total: 1, change: 1, waiting: 0 },
    requests: { total: 2, change: 1, active: 2 },
    appointments: { total: 1, change: 1, pending: 0 },
    // Of the one request of January none was viewed.
    success: { rate: 50, change: 50, completed: 1 },
    mended: null,
  });
  expect(await listed()).toBe(4);
});

it('names published figures above the real ones, until they are edited', async () => {
  await seedContent(db);
  const { published } = await numbers();
  expect(
    published.map(({ key, real, is_above }: { key: string; real: number | null; is_above: boolean }) => [key, real, is_above]),
  ).toEqual([
    ['home/hero/cars', 1, true],
    ['home/hero/dealers', 1, true],
    ['about/impact/dealers', 1, true],
    ['about/impact/customers', 0, true],
    ['about/impact/sold', 0, true],
    ['about/impact/rating', null, true],
  ]);
  const [{ id, version }] = published;
  const edited = await admin.put(`/api/admin/content/${id}`, { content_value: '1', version });
  expect(edited.statusCode).toBe(200);
  expect((await numbers()).published[0]).toMatchObject({ content_value: '1', is_above: false });
});

it('says for a week that figures were mended', async () => {
  await db.insertInto('figures').values({ name: 'users', day: '2026-02-03', value: 7 }).execute();
  await mendFigures(db);
  expect((await numbers()).mended).toEqual({ count: 1, at: expect.any(String) });
  await rewriteLog(db, sql`update events set created_at = '2026-01-01T00:00:00Z' where type = 'figures.mended'`);
  expect((await numbers()).mended).toBeNull();
});
