import { describe, expect, it } from 'vitest';
import { listOutbox } from '../../server/platform/mail/outbox.ts';
import type { Person } from '../support/app.ts';
import { startedDeal } from '../support/deal.ts';
import { rowOf } from '../support/locks.ts';
import { race } from '../support/races.ts';
import { testSales } from '../support/sales.ts';

// The administrator decides about disputed outcomes (docs/domain/lifecycles.md, "Dispute").

const { app, db, config, drain, admin, pay, decide, set, dispute, commissionsOf, typesAbout, sale } = await testSales();
const disputedSale = ({ isPaid = false } = {}) => sale({ isPaid, isDisputed: true });

describe('a dispute', () => {
  it('waits for the administrator with all that decides it, the oldest first', async () => {
    const [first, second] = [await disputedSale(), await disputedSale({ isPaid: true })];
    const waiting = async () => (await admin.get('/api/admin/moderation?kind=dispute')).json().rows.map(({ id }: { id: string }) => id);
    expect(await waiting()).toEqual([first.id, second.id]);
    expect((await admin.get(`/api/admin/moderation/dispute/${first.id}`)).json().view).toMatchObject({
      bid_price: 1_285_000,
      outcome: 'sold',
      final_price: 1_200_000,
      completed_by: 'dealer',
      buyer: { user_id: first.wanjiru.user_id },
      disputes: [{ raised_by: 'buyer', reason: 'I paid less' }],
      commission: { id: first.commission, commission_amount: 24_000, status: 'pending' },
    });
    for (const { id } of [first, second]) await decide(id, { decision: 'cancelled', ...(id === second.id && { refund_reference: 'R' }) });
    expect(await waiting()).toEqual([]);
  });

  it('that is upheld leaves the record, and begins the days to pay again', async () => {
    const { wanjiru, otieno, id, commission } = await disputedSale();
    await db.updateTable('commissions').set({ due_at: '2026-01-01T00:00:00Z' }).where('id', '=', commission).execute();
    expect((await pay(commission)).json().code).toBe('held');
    const decided = (await decide(id, { decision: 'upheld' })).json();
    expect(decided).toMatchObject({
      status: 'completed',
      outcome: 'sold',
      is_decided: true,
      disputes: [{ verdict: 'upheld', decision: 'Both wrote it', decided_by: 'team', decided_at: expect.any(String) }],
      commission: { id: commission, held: false, is_overdue: false },
    });
    expect(Date.parse(decided.commission.due_at)).toBeGreaterThan(Date.parse(decided.disputes[0].decided_at) + 13 * 86_400_000);
    for (const party of [wanjiru, otieno]) expect((await dispute(party, id)).json().code).toMatch(/already_decided|own_outcome/);
    expect((await typesAbout(id)).slice(-2)).toEqual(['outcome.decided', 'commission.released']);
    expect((await pay(commission)).statusCode).toBe(200);
  });

  it('that is overturned corrects the price, with its commission, or removes both', async () => {
    const corrected = await disputedSale();
    const reply = (await decide(corrected.id, { decision: 'sold', final_price: 1_000_000 })).json();
    expect(reply).toMatchObject({
      final_price: 1_000_000,
      completed_by: 'team',
      disputes: [{ verdict: 'overturned' }],
      commission: { id: corrected.commission, commission_amount: 20_000, held: false },
    });
    const unsold = await disputedSale();
    expect((await decide(unsold.id, { decision: 'not_sold' })).json()).toMatchObject({ outcome: 'not_sold', commission: null });
    const cancelled = await disputedSale();
    expect((await decide(cancelled.id, { decision: 'cancelled' })).json()).toMatchObject({ status: 'cancelled', commission: null });
  });

  it('about "not sold" that is overturned owes a commission', async () => {
    const { wanjiru, otieno, id } = await startedDeal(app, db);
    await otieno.post(`/api/appointments/${id}/complete`, { outcome: 'not_sold' });
    await dispute(wanjiru, id);
    expect((await decide(id, { decision: 'sold', final_price: 900_000 })).statusCode).toBe(200);
    expect(await commissionsOf(id)).toMatchObject([{ commission_amount: 18_000, status: 'pending' }]);
  });

  it('about a paid commission asks for the reference of its refund; completing again owes anew', async () => {
    const { otieno, id, commission } = await disputedSale({ isPaid: true });
    const missing = (await decide(id, { decision: 'not_sold' })).json();
    expect(missing).toMatchObject({ status: 422, code: 'refund_missing', fields: { refund_reference: expect.any(String) } });
    expect((await admin.get(`/api/appointments/${id}`)).json().is_decided).toBe(false);
    expect((await decide(id, { decision: 'not_sold', refund_reference: 'SLR99' })).json().commission).toBeNull();
    expect(await commissionsOf(id)).toMatchObject([{ id: commission, status: 'paid', refund_reference: 'SLR99' }]);
    const totals = async () => (await otieno.get('/api/commissions/totals')).json();
    expect(await totals()).toMatchObject({ total: 0, pending: 0, paid: 0 });
    expect((await otieno.get('/api/commissions?status=paid')).json().rows).toEqual([]);
    expect((await otieno.get('/api/commissions?status=refunded')).json().rows).toMatchObject([
      { id: commission, refund_reference: 'SLR99' },
    ]);
    expect((await pay(commission)).statusCode).toBe(409);

    await set(id, { status: 'completed', outcome: 'sold', final_price: 1_100_000 });
    expect(await commissionsOf(id)).toMatchObject([{ id: commission }, { commission_amount: 22_000, status: 'pending' }]);
    expect(await totals()).toMatchObject({ total: 22_000, pending: 22_000, paid: 0, next_due: { commission_amount: 22_000 } });
  });

  it.each([
    ['a price without a sale', { decision: 'not_sold', final_price: 1_000 }, 422, 'invalid'],
    ['a sale without a price', { decision: 'sold' }, 422, 'invalid'],
    ['no reason', { decision: 'upheld', reason: ' ' }, 422, 'invalid'],
    ['what was recorded', { decision: 'sold', final_price: 1_200_000 }, 422, 'same_outcome'],
    ['a refund of what was not paid', { decision: 'not_sold', refund_reference: 'R' }, 422, 'nothing_to_refund'],
    ['a refund while the record stands', { decision: 'upheld', refund_reference: 'R' }, 422, 'invalid'],
  ])('is not decided with %s', async (_, form, status, code) => {
    const { id } = await disputedSale();
    expect((await decide(id, form)).json()).toMatchObject({ status, code });
    expect((await admin.get(`/api/appointments/${id}`)).json()).toMatchObject({ is_decided: false, final_price: 1_200_000 });
  });

  it('that nobody raised is not decided', async () => {
    const { id } = await startedDeal(app, db);
    expect((await decide(id, { decision: 'upheld' })).json()).toMatchObject({ status: 409, code: 'not_disputed' });
  });

  it('once decided tells both parties, by one notice and one mail each, who decided and why; the dealer also what is owed', async () => {
    const { wanjiru, otieno, id } = await disputedSale();
    await drain();
    const before = (await listOutbox(config.dataDir)).length;
    const noticesOf = async (who: Person) => (await who.get('/api/notifications')).json().rows as { title: string; body: string }[];
    const [wanjirus, otienos] = [(await noticesOf(wanjiru)).length, (await noticesOf(otieno)).length];
    await decide(id, { decision: 'sold', final_price: 1_000_000 });
    await drain();
    const [forWanjiru, forOtieno] = [await noticesOf(wanjiru), await noticesOf(otieno)];
    const decided = {
      title: 'Our team decided: the record was corrected',
      body: 'The record was corrected: the Toyota Axio 2016 counts as sold for KSh\u00a01,000,000. Why: “Both wrote it”',
    };
    expect(forWanjiru.slice(0, forWanjiru.length - wanjirus)).toMatchObject([decided]);
    expect(forOtieno.slice(0, forOtieno.length - otienos)).toMatchObject([{ title: 'Commission changed: KSh\u00a020,000' }, decided]);
    const mails = (await listOutbox(config.dataDir)).slice(0, -before || undefined);
    expect(mails.map(({ mail }) => mail).sort()).toEqual(['commission-changed', 'outcome-decided', 'outcome-decided']);
  });

  it.each([
    { status: 'pending' },
    { status: 'confirmed' },
    { status: 'cancelled' },
    { status: 'completed', outcome: 'not_sold' },
    { status: 'completed', outcome: 'sold', final_price: 900_000 },
  ])('whose commission was paid is not closed by setting $status ($outcome): only the decision asks for the refund', async (form) => {
    const { id, commission } = await disputedSale({ isPaid: true });
    const before = await typesAbout(id);
    expect((await set(id, form)).json()).toMatchObject({
      status: 409,
      code: 'outcome_disputed',
      detail: expect.stringContaining('decide the dispute'),
    });
    expect(await typesAbout(id)).toEqual(before);
    expect((await decide(id, { decision: 'cancelled', refund_reference: 'SLR7' })).statusCode).toBe(200);
    expect(await commissionsOf(id)).toMatchObject([{ id: commission, refund_reference: 'SLR7' }]);
    expect((await set(id, form)).statusCode).toBe(form.status === 'cancelled' ? 409 : 200);
  });
});

describe('races', () => {
  race(
    'two decisions: one decides',
    db,
    async () => {
      const { id } = await disputedSale();
      return {
        lock: rowOf('appointments', id),
        calls: [() => decide(id, { decision: 'upheld' }), () => decide(id, { decision: 'not_sold' })],
        after: async ([upheld]) => {
          expect((await typesAbout(id)).filter((type) => type === 'outcome.decided')).toHaveLength(1);
          expect(await commissionsOf(id)).toHaveLength(upheld === 200 ? 1 : 0);
        },
      };
    },
    { first: [200, 409], second: [409, 200] },
  );

  race(
    'overturning ∥ marking as paid: never paid for a sale that does not stand',
    db,
    async () => {
      const { id, commission } = await disputedSale();
      return {
        lock: rowOf('appointments', id),
        calls: [() => decide(id, { decision: 'not_sold' }), () => pay(commission)],
        after: async () => expect(await commissionsOf(id)).toEqual([]),
      };
    },
    // Held before the decision, gone after it.
    { first: [200, 404], second: [200, 409] },
  );

  race(
    'upholding ∥ marking as paid: paid only once it was decided',
    db,
    async () => {
      const { id, commission } = await disputedSale();
      return {
        lock: rowOf('appointments', id),
        calls: [() => decide(id, { decision: 'upheld' }), () => pay(commission)],
        after: async ([, paid]) => {
          const order = (await typesAbout(id)).filter((type) => /decided|paid/.test(type));
          expect(order).toEqual(paid === 200 ? ['outcome.decided', 'commission.paid'] : ['outcome.decided']);
        },
      };
    },
    { first: [200, 200], second: [200, 409] },
  );

  race(
    'a paid sale overturned twice is refunded once',
    db,
    async () => {
      const { id } = await disputedSale({ isPaid: true });
      const overturn = (reference: string) => () => decide(id, { decision: 'sold', final_price: 900_000, refund_reference: reference });
      return {
        lock: rowOf('appointments', id),
        calls: [overturn('R1'), overturn('R2')],
        after: async ([first]) => {
          const refunded = { refund_reference: first === 200 ? 'R1' : 'R2' };
          expect(await commissionsOf(id)).toMatchObject([refunded, { commission_amount: 18_000 }]);
          expect((await typesAbout(id)).filter((type) => type === 'commission.refunded')).toHaveLength(1);
        },
      };
    },
    { first: [200, 409], second: [409, 200] },
  );
});
