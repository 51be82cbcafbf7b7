import fc from 'fast-check';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { commissionOn } from '../../shared/commissions/amount.ts';
import { whyNotMarkPaid } from '../../shared/commissions/rules.ts';
import { type Person, testApp } from '../support/app.ts';
import { confirmedAppointment, eventsAbout, startedAppointment } from '../support/deal.ts';
import { buyer, dealer, personas } from '../support/people.ts';

const { app, db } = await testApp();
const people = await personas(app, db);

/** Makes a sale at this price and returns the commission's id. */
async function sold(wanjiru: Person, otieno: Person, final_price: number) {
  const { id } = await confirmedAppointment(wanjiru, otieno);
  await startedAppointment(db, id);
  const reply = await otieno.post(`/api/appointments/${id}/complete`, { outcome: 'sold', final_price });
  return { appointment: id, commission: reply.json().commission.id as string };
}

const reference = expect.stringMatching(/^TG [23456789CDFGHJKMNPQRTVWXY]{4}$/);
const pay = (who: Person, id: string, form: object = {}) => who.post(`/api/admin/commissions/${id}/paid`, form);

describe('whyNotMarkPaid', () => {
  it.each([
    ['pending', false, 'ok'],
    ['pending', true, 'held'],
    ['paid', false, 'wrong_state'],
    ['paid', true, 'wrong_state'],
  ] as const)('%s, held %s: %s', (status, held, answer) => {
    expect(whyNotMarkPaid({ status, held })?.code ?? 'ok').toBe(answer);
  });
});

describe('the amount', () => {
  it('is the same in the browser and in the database: 2 %, rounded half up to cents', async () => {
    const cents = fc.array(fc.integer({ min: 100, max: 1_000_000_000 }), { minLength: 500, maxLength: 500 });
    await fc.assert(
      fc.asyncProperty(cents, async (many) => {
        const prices = [...many.map((price) => price / 100), 1.25, 0.75 + 1, 1_285_000.25];
        const { rows } = await sql<{ amount: number }>`
          select round(price::numeric * 0.02, 2) as amount from unnest(${prices}::text[]) as price`.execute(db);
        expect(rows.map((one) => one.amount)).toEqual(prices.map(commissionOn));
      }),
      { numRuns: 5 },
    );
    expect([commissionOn(1.25), commissionOn(1.24), commissionOn(1_285_000)]).toEqual([0.03, 0.02, 25_700]);
  });
});

// Who gets which answer stands in tests/permissions/commissions.ts.
it('a commission is in the list of its dealer and of the administrator, and in the sums of its dealer alone', async () => {
  const { commission } = await sold(people.buyerOwner, people.dealerParty, 1_200_000);
  const dealers = { unverified: people.dealerUnverified, other: people.dealerOther, party: people.dealerParty };
  const listed: Record<string, boolean> = {};
  for (const [name, person] of Object.entries({ ...dealers, admin: people.admin }))
    listed[name] = (await person.get('/api/commissions')).json().rows.some((one: { id: string }) => one.id === commission);
  expect(listed).toEqual({ unverified: false, other: false, party: true, admin: true });
  const totals: Record<string, number> = {};
  for (const [name, person] of Object.entries(dealers)) totals[name] = (await person.get('/api/commissions/totals')).json().total;
  expect(totals).toEqual({ unverified: 0, other: 0, party: 24_000 });
});

describe('owing and paying', () => {
  it('sums up what is owed, paid and held; a paid one keeps its reference', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const first = await sold(wanjiru, otieno, 1_250_000.25);
    const second = await sold(wanjiru, otieno, 1_285_000);
    await wanjiru.post(`/api/appointments/${second.appointment}/dispute`, { id: uuidv7(), reason: 'Less' });
    const before = (await otieno.get('/api/commissions')).json().rows;
    expect(before.map(({ reference }: { reference: string }) => reference)).toEqual([reference, reference]);
    expect(before[1]).toMatchObject({ is_overdue: false, due_at: expect.stringMatching(/^\d{4}-/) });
    const totals = async () => {
      const { next_due, ...sums } = (await otieno.get('/api/commissions/totals')).json();
      return { ...sums, next_due: next_due?.id ?? null };
    };
    expect(await totals()).toEqual({
      ...{ next_due: first.commission, total: 50_700.01, paid: 0 },
      ...{ pending: 50_700.01, due: 25_000.01, held: 25_700 },
    });
    expect((await otieno.get('/api/home/dealer')).json()).toMatchObject({ commission_owed: 50_700.01, commission_held: 25_700 });
    const paid = await pay(people.admin, first.commission, { payment_reference: ' SKL4XYZ ' });
    expect(paid.json()).toMatchObject({
      status: 'paid',
      payment_reference: 'SKL4XYZ',
      paid_at: expect.stringMatching(/^\d{4}-/),
      held: false,
    });
    expect((await pay(people.admin, first.commission)).statusCode).toBe(409);
    expect((await pay(people.admin, second.commission)).json().code).toBe('held');
    expect((await pay(people.admin, uuidv7())).statusCode).toBe(404);
    expect(await totals()).toEqual({
      ...{ next_due: null, total: 50_700.01, paid: 25_000.01 },
      ...{ pending: 25_700, due: 0, held: 25_700 },
    });
    const list = (await otieno.get('/api/commissions')).json().rows;
    expect(list).toMatchObject([
      { id: second.commission, held: true, held_by: { raised_by: 'buyer', reason: 'Less' }, due_at: null, car_model: 'Toyota Axio 2016' },
      { id: first.commission, appointment_id: first.appointment, purchase_price: 1_250_000.25, held: false, held_by: null, due_at: null },
    ]);
    expect((await otieno.get('/api/commissions?status=paid')).json().rows.length).toBe(1);
    // A dispute after the payment: nothing is left to hold back.
    await wanjiru.post(`/api/appointments/${first.appointment}/dispute`, { id: uuidv7(), reason: 'Less' });
    expect((await otieno.get('/api/commissions?status=paid')).json().rows).toMatchObject([{ id: first.commission, held: false }]);
    expect((await otieno.get(`/api/appointments/${first.appointment}`)).json().commission).toMatchObject({ status: 'paid', held: false });
    const told = (await eventsAbout(db, first.commission)).at(-1);
    expect(told).toMatchObject({ type: 'commission.paid', topics: ['admin', `user:${otieno.user_id}`], jobs: 1 });
  });
});
