import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { said, startedDeal } from '../support/deal.ts';
import { administrator } from '../support/people.ts';

// What one dealer owes and has paid (docs/domain/limits-and-money.md, "Paying a commission").

const { app, db } = await testApp();
const admin = await administrator(app, db);

/** A sale for this price, with its commission and the sums of its dealer. */
async function sale(final_price: number) {
  const { wanjiru, otieno, id } = await startedDeal(app, db);
  const { commission } = await said(otieno.post(`/api/appointments/${id}/complete`, { outcome: 'sold', final_price }));
  const sums = () => said(admin.get(`/api/admin/commissions/totals?dealer=${otieno.user_id}`));
  return { wanjiru, id, commission: commission.id as string, sums };
}

const none = { count: 0, amount: 0 };
const ages = { overdue: none, overdue_14: none, overdue_30: none, overdue_longer: none };

it('a commission is overdue from the day after it was due, and counts by its days: 1 to 14, 15 to 30, more', async () => {
  const { commission, sums } = await sale(1_250_000);
  const owed = { count: 1, amount: 25_000 };
  for (const [days, found] of [
    [0, {}],
    [1, { overdue: owed, overdue_14: owed }],
    [14, { overdue: owed, overdue_14: owed }],
    [15, { overdue: owed, overdue_30: owed }],
    [30, { overdue: owed, overdue_30: owed }],
    [31, { overdue: owed, overdue_longer: owed }],
  ] as const) {
    await db
      .updateTable('commissions')
      .set({ due_at: sql`now() - make_interval(days => ${days})` })
      .where('id', '=', commission)
      .execute();
    expect([days, await sums()]).toMatchObject([days, { owed, ...ages, ...found }]);
  }
});

it('what was refunded is neither owed nor paid', async () => {
  const { wanjiru, id, commission, sums } = await sale(1_250_000);
  await said(admin.post(`/api/admin/commissions/${commission}/paid`, {}));
  expect(await sums()).toMatchObject({ owed: none, paid: 25_000 });
  await said(wanjiru.post(`/api/appointments/${id}/dispute`, { id: uuidv7(), reason: 'I bought nothing' }));
  await said(admin.post(`/api/admin/appointments/${id}/decision`, { decision: 'not_sold', reason: 'So it was', refund_reference: 'SLR1' }));
  expect(await sums()).toMatchObject({ owed: none, paid: 0 });
});
