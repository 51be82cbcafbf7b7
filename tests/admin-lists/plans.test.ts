import { Kysely, PostgresDialect, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillMarket } from '../../bench/api/market.ts';
import type { DB } from '../../db/types.ts';
import { listAllAppointments } from '../../server/modules/appointments/admin-queries.ts';
import { listAllCommissions, sumOwed } from '../../server/modules/commissions/admin-queries.ts';
import { listAllRequests } from '../../server/modules/requests/admin-queries.ts';
import type { Page } from '../../server/platform/data/paging.ts';
import { adminAppointmentSorts } from '../../shared/appointments/admin-filters.ts';
import { adminCommissionSorts } from '../../shared/commissions/admin-filters.ts';
import { adminRequestSorts } from '../../shared/requests/admin-filters.ts';
import { testDatabase } from '../support/database.ts';

const { db, pool, url } = await testDatabase();
const statements: { sql: string; parameters: readonly unknown[] }[] = [];
const watched = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: (event) => void statements.push(event.query) });

/** The blocks that the last statement reads, and its plan. */
async function lastPlan(): Promise<{ blocks: number; text: string }> {
  const { sql: text = '', parameters = [] } = statements.at(-1) ?? {};
  const explained = await pool.query(`explain (analyze, buffers, format json) ${text}`, [...parameters]);
  const { Plan: plan } = explained.rows[0]['QUERY PLAN'][0];
  return { blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], text: JSON.stringify(plan) };
}

/** The second page of a list, read from its cursor. */
async function secondPage<Row>(list: (cursor?: string) => Promise<Page<Row>>): Promise<{ blocks: number; text: string }> {
  const { next } = await list();
  await list(next ?? undefined);
  return lastPlan();
}

beforeAll(async () => {
  // Figures and the like are not what is looked at here.
  for (const table of ['profiles', 'car_requests', 'bids', 'appointments', 'commissions'])
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
  // 6,000 requests and as many viewings, of which every third was sold and most of these are paid.
  await fillMarket(url, { buyers: 600, dealers: 20, requests: 10, offers: 1, messages: 0 });
  await sql`update car_requests set budget_min = 1000 * (n % 5000), budget_max = 1000 * (n % 5000)
    from (select id, row_number() over (order by id) as n from car_requests) numbered where numbered.id = car_requests.id`.execute(db);
  await sql`update appointments set status = 'completed', outcome = case when n % 3 = 0 then 'sold' else 'not_sold' end,
      final_price = case when n % 3 = 0 then 1000000 + n end, completed_at = now(), completed_by = dealer_id,
      appointment_date = now() - n * interval '1 hour'
    from (select id, row_number() over (order by id) as n from appointments) numbered
    where numbered.id = appointments.id and n % 10 < 9`.execute(db);
  await sql`insert into commissions (id, dealer_id, appointment_id, purchase_price, commission_amount, reference, due_at, status, paid_at, created_at)
    select gen_random_uuid(), dealer_id, id, final_price, final_price * 0.02,
      'TG ' || substr(letters, 1 + n / 15625, 1) || substr(letters, 1 + n / 625 % 25, 1) || substr(letters, 1 + n / 25 % 25, 1) || substr(letters, 1 + n % 25, 1),
      now() - n * interval '1 hour', case when n % 50 = 0 then 'pending' else 'paid' end, case when n % 50 > 0 then now() end, now() - n * interval '1 minute'
    from (select a.*, (row_number() over (order by id))::int as n, '23456789CDFGHJKMNPQRTVWXY' as letters from appointments a where outcome = 'sold') sold`.execute(
    db,
  );
  await sql`vacuum analyze`.execute(db);
}, 120_000);

describe('a page of a list of thousands reads a range of an index', () => {
  const indexes = {
    requests: {
      newest: 'car_requests_newest',
      oldest: 'car_requests_newest',
      highest_budget: 'car_requests_all_by_budget',
      lowest_budget: 'car_requests_all_by_lowest_budget',
    },
    appointments: { soonest: 'appointments_by_date', latest: 'appointments_by_date', booked: 'appointments_newest' },
    commissions: {
      newest: 'commissions_newest',
      oldest: 'commissions_newest',
      due: 'commissions_first_due',
      highest: 'commissions_by_amount',
    },
  };

  it.each(adminRequestSorts)('of requests, %s', async (sort) => {
    const { blocks, text } = await secondPage((cursor) => listAllRequests(watched, { sort, cursor }));
    expect(text).toContain(indexes.requests[sort]);
    expect(blocks).toBeLessThan(400);
  });

  it.each(adminAppointmentSorts)('of appointments, %s', async (sort) => {
    const { blocks, text } = await secondPage((cursor) => listAllAppointments(watched, { sort, cursor }));
    expect(text).toContain(indexes.appointments[sort]);
    expect(blocks).toBeLessThan(400);
  });

  it.each(adminCommissionSorts)('of commissions, %s', async (sort) => {
    const { blocks, text } = await secondPage((cursor) => listAllCommissions(watched, { sort, cursor }));
    expect(text).toContain(indexes.commissions[sort]);
    expect(blocks).toBeLessThan(400);
  });

  it.each([
    ['cancelled requests, of which there are none', () => listAllRequests(watched, { show: 'cancelled' })],
    ['requests of a county', () => listAllRequests(watched, { county: 'Nakuru', show: 'active' })],
    ['appointments without an outcome', () => listAllAppointments(watched, { show: 'overdue' })],
    ['cancelled appointments, of which there are none', () => listAllAppointments(watched, { show: 'cancelled' })],
    ['appointments of a day', () => listAllAppointments(watched, { day: '2020-01-01' })],
    ['pending commissions', () => listAllCommissions(watched, { show: 'pending' })],
    ['overdue commissions', () => listAllCommissions(watched, { show: 'overdue' })],
    ['refunded commissions, of which there are none', () => listAllCommissions(watched, { show: 'refunded' })],
  ])('narrowed to %s', async (_, list) => {
    await list();
    expect((await lastPlan()).blocks).toBeLessThan(700);
  });

  it.each([
    ['requests', () => listAllRequests(watched, { search: 'Quetzal' })],
    ['appointments', () => listAllAppointments(watched, { search: 'Quetzal' })],
    ['commissions', () => listAllCommissions(watched, { search: 'Quetzal' })],
  ])('of %s that have a word nobody has', async (_, list) => {
    await list();
    expect((await lastPlan()).blocks).toBeLessThan(700);
  });
});

it('what is owed is summed up over what is open, not over all', async () => {
  await sumOwed(watched, undefined);
  const { blocks, text } = await lastPlan();
  expect(text).not.toMatch(/"Node Type":"Seq Scan"[^}]*"commissions"/);
  expect(blocks).toBeLessThan(400);
});
