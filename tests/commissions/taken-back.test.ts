import { describe, expect, it } from 'vitest';
import { listOutbox } from '../../server/platform/mail/outbox.ts';
import type { Person } from '../support/app.ts';
import { rowOf } from '../support/locks.ts';
import { race } from '../support/races.ts';
import { testSales } from '../support/sales.ts';

// What becomes of a paid commission whose sale is taken back (docs/domain/lifecycles.md, "Commission").

const { db, config, drain, decide, set, dispute, commissionsOf, typesAbout, sale } = await testSales();

/** A paid sale; `takeBack` is by a decision where it is disputed, else by a status. */
async function paidSale(isDisputed = false) {
  const paid = await sale({ isPaid: true, isDisputed });
  return { ...paid, takeBack: (form: object) => (isDisputed ? decide(paid.id, form) : set(paid.id, form)) };
}

describe('the money of a paid sale that is taken back', () => {
  const byDecision = { decision: 'not_sold', reason: 'Both wrote it' };
  const ways = [
    ['by a status', { status: 'completed', outcome: 'not_sold' }],
    ['by a decision', byDecision],
  ] as const;
  const kept = { kept_reason: 'The car was handed over' };

  it.each(ways)('%s: it is refunded or kept, one of both', async (_, form) => {
    const { id, takeBack } = await paidSale(form === byDecision);
    const before = await typesAbout(id);
    expect((await takeBack(form)).json()).toMatchObject({
      status: 422,
      code: 'refund_missing',
      fields: { refund_reference: expect.any(String) },
    });
    const both = { ...form, ...kept, refund_reference: 'SLR1' };
    expect((await takeBack(both)).json()).toMatchObject({
      status: 422,
      code: 'refunded_and_kept',
      fields: { kept_reason: expect.any(String) },
    });
    expect(await typesAbout(id)).toEqual(before);
    expect(await commissionsOf(id)).toMatchObject([{ status: 'paid', refunded_at: null, kept_at: null }]);
  });

  it.each(ways)('%s: refunded, it counts as removed, and completing again owes anew', async (_, form) => {
    const { id, otieno, takeBack } = await paidSale(form === byDecision);
    expect((await takeBack({ ...form, refund_reference: 'SLR1' })).statusCode).toBe(200);
    expect(await commissionsOf(id)).toMatchObject([
      { status: 'paid', refund_reference: 'SLR1', refunded_at: expect.any(String), kept_at: null },
    ]);
    expect((await otieno.get('/api/commissions/totals')).json()).toMatchObject({ total: 0, paid: 0 });
    expect((await set(id, { status: 'completed', outcome: 'sold', final_price: 1_100_000 })).statusCode).toBe(200);
    expect(await commissionsOf(id)).toMatchObject([{}, { commission_amount: 22_000, status: 'pending' }]);
  });

  it.each(ways)('%s: kept, it stays paid, its dealer is told why, and nothing ends it any more', async (_, form) => {
    const { id, otieno, wanjiru, commission, takeBack } = await paidSale(form === byDecision);
    expect((await takeBack({ ...form, ...kept })).json().outcome).toBe('not_sold');
    const one = (await otieno.get(`/api/commissions/${commission}`)).json();
    expect(one).toMatchObject({ status: 'paid', refunded_at: null, kept_at: expect.any(String), ...kept });
    expect((await otieno.get('/api/commissions/totals')).json()).toMatchObject({ total: 24_000, paid: 24_000, pending: 0 });
    // The money counts, the sale does not.
    const figures = async (who: Person, role: string) => (await who.get(`/api/analytics/${role}`)).json();
    expect(await figures(otieno, 'dealer')).toMatchObject({ sales: { now: 0 }, sales_value: { now: 0 }, commission: { now: 24_000 } });
    expect(await figures(wanjiru, 'buyer')).toMatchObject({ purchases: { now: 0 } });
    expect((await typesAbout(id)).filter((type) => type === 'commission.kept')).toHaveLength(1);
    await drain();
    const notices = (await otieno.get('/api/notifications')).json().rows;
    expect(notices).toContainEqual(
      expect.objectContaining({
        title: expect.stringMatching(/^Commission kept: KSh\s24,000$/),
        body: expect.stringContaining(kept.kept_reason),
      }),
    );
    const mails = (await listOutbox(config.dataDir)).filter(({ html }) => html.includes(commission));
    expect(mails.map(({ mail }) => mail)).toContain('commission-kept');

    const again = { outcome: 'sold', final_price: 1_200_000 };
    expect((await set(id, { status: 'completed', ...again })).json()).toMatchObject({ status: 409, code: 'commission_kept' });
    expect((await set(id, { status: 'cancelled', refund_reference: 'SLR2' })).json()).toMatchObject({
      status: 422,
      code: 'nothing_to_refund',
    });
    expect((await set(id, { status: 'confirmed' })).statusCode).toBe(200);
    expect((await otieno.post(`/api/appointments/${id}/complete`, { ...again, final_price: 1_300_000 })).json().code).toBe(
      'commission_kept',
    );
    expect((await otieno.post(`/api/appointments/${id}/complete`, { outcome: 'not_sold' })).statusCode).toBe(200);
    // Another outcome, so it can be disputed, also after a decision.
    expect((await dispute(wanjiru, id)).statusCode).toBe(200);
    const anew = { decision: 'sold', final_price: 900_000, refund_reference: 'SLR3' };
    expect((await decide(id, anew)).json()).toMatchObject({ status: 409, code: 'commission_kept' });
    expect(await commissionsOf(id)).toMatchObject([{ id: commission, status: 'paid', refunded_at: null, ...kept }]);
  });

  it('of one that was not paid nothing is kept, nor with a sale at another price', async () => {
    const { id } = await sale({ isDisputed: true });
    expect((await decide(id, { ...byDecision, ...kept })).json()).toMatchObject({ status: 422, code: 'nothing_to_keep' });
    const paid = await paidSale(true);
    for (const form of [{ decision: 'sold', final_price: 900_000 }, { decision: 'upheld' }])
      expect((await decide(paid.id, { ...form, ...kept })).json()).toMatchObject({
        status: 422,
        fields: { kept_reason: expect.any(String) },
      });
    const sold = { status: 'completed', outcome: 'sold', final_price: 900_000 };
    const { id: undisputed } = await paidSale();
    for (const money of [kept, { refund_reference: 'SLR4' }])
      expect((await set(undisputed, { ...sold, ...money })).json()).toMatchObject({ status: 422, code: 'invalid' });
    expect((await set(undisputed, sold)).json()).toMatchObject({ status: 409, code: 'commission_paid' });
  });
});

race(
  'a paid sale taken back twice: its money goes one way',
  db,
  async () => {
    const { id } = await paidSale();
    const cancel = (money: object) => () => set(id, { status: 'cancelled', ...money });
    return {
      lock: rowOf('appointments', id),
      calls: [cancel({ refund_reference: 'R1' }), cancel({ kept_reason: 'Handed over' })],
      after: async ([refunded]) => {
        const one = { refund_reference: refunded === 200 ? 'R1' : null, kept_reason: refunded === 200 ? null : 'Handed over' };
        expect(await commissionsOf(id)).toMatchObject([one]);
      },
    };
  },
  { first: [200, 409], second: [409, 200] },
);
