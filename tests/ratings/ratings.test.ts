import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { appointmentStatuses } from '../../shared/deal.ts';
import { whyNotRate } from '../../shared/ratings/rules.ts';
import { type Person, testApp } from '../support/app.ts';
import { confirmedAppointment, eventsAbout, startedAppointment } from '../support/deal.ts';
import { buyer, dealer, personas } from '../support/people.ts';

const { app, db } = await testApp();
const people = await personas(app, db);

const form = (over: object = {}) => ({ id: uuidv7(), rating: 4, review_text: 'Honest about the dents.', ...over });
const rate = (who: Person, id: string, over: object = {}) => who.post(`/api/appointments/${id}/rating`, form(over));
const averageOf = (who: Person) =>
  db.selectFrom('profiles').select(['rating', 'rating_count']).where('user_id', '=', who.user_id).executeTakeFirstOrThrow();

async function started(wanjiru: Person, otieno: Person) {
  const { id } = await confirmedAppointment(wanjiru, otieno);
  await startedAppointment(db, id);
  return id;
}

describe('whyNotRate', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const starts = ['2026-11-21T09:59:59Z', '2026-11-21T10:00:00Z', '2026-11-21T10:00:01Z'];
  const table = appointmentStatuses.flatMap((status) =>
    starts.flatMap((start) => [true, false].map((hasRated) => ({ status, start, hasRated }))),
  );

  it.each(table)('$status, starts $start, rated $hasRated', ({ status, start, hasRated }) => {
    const legal = !hasRated && (status === 'confirmed' || status === 'completed') && start !== starts[2];
    const refusal = whyNotRate({ appointment: { status, appointment_date: start }, hasRated, now });
    expect(refusal === null).toBe(legal);
    if (refusal) expect(refusal.status).toBe(409);
  });
});

// Who gets which answer stands in tests/permissions/ratings.ts.
it('a rating is read with its appointment by the two sides and by the administrator', async () => {
  const id = await started(people.buyerOwner, people.dealerParty);
  await rate(people.buyerOwner, id);
  for (const person of [people.buyerOwner, people.dealerParty, people.admin])
    expect((await person.get(`/api/appointments/${id}`)).json().rating).toMatchObject({
      rating: 4,
      review_text: 'Honest about the dents.',
    });
});

describe('rating', () => {
  it('is refused before the start and twice, also after completing', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const { id } = await confirmedAppointment(wanjiru, otieno);
    expect((await rate(wanjiru, id)).json().code).toBe('not_started');
    await startedAppointment(db, id);
    await otieno.post(`/api/appointments/${id}/complete`, { outcome: 'not_sold' });
    const sent = form();
    const first = await wanjiru.post(`/api/appointments/${id}/rating`, sent);
    expect(first.json()).toMatchObject({ id: sent.id, dealer_id: otieno.user_id, buyer_id: wanjiru.user_id, rating: 4 });
    expect((await wanjiru.post(`/api/appointments/${id}/rating`, sent)).body).toBe(first.body);
    expect((await rate(wanjiru, id)).json().code).toBe('already_rated');
    expect((await eventsAbout(db, sent.id)).map(({ type, jobs }) => [type, jobs])).toEqual([['rating.given', 1]]);
    expect(await averageOf(otieno)).toEqual({ rating: 4, rating_count: 1 });
  });

  it.each([
    [{ rating: 0 }, { rating: 'Please select a rating before submitting.' }],
    [{ rating: 6 }, { rating: 'Please select a rating before submitting.' }],
    [{ rating: 4.5 }, { rating: 'Please select a rating before submitting.' }],
    [{ rating: undefined }, { rating: 'Please select a rating before submitting.' }],
    [{ review_text: 'x'.repeat(501) }, { review_text: 'Review is too long' }],
  ])('refuses %o', async (over, fields) => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const reply = await rate(wanjiru, await started(wanjiru, otieno), over);
    expect([reply.statusCode, reply.json().fields]).toEqual([422, fields]);
    expect(await averageOf(otieno)).toEqual({ rating: null, rating_count: 0 });
  });

  it('counts each buyer once, by the latest, in the average that bids show', async () => {
    const otieno = await dealer(app, db);
    const [wanjiru, amina, kiprop] = [await buyer(app, db), await buyer(app, db), await buyer(app, db)];
    await rate(wanjiru, await started(wanjiru, otieno), { rating: 1 });
    await rate(amina, await started(amina, otieno), { rating: 5 });
    expect(await averageOf(otieno)).toEqual({ rating: 3, rating_count: 2 });
    await rate(wanjiru, await started(wanjiru, otieno), { rating: 4 });
    expect(await averageOf(otieno)).toEqual({ rating: 4.5, rating_count: 2 });
    await rate(kiprop, await started(kiprop, otieno), { rating: 4, review_text: null });
    expect(await averageOf(otieno)).toEqual({ rating: 4.33, rating_count: 3 });
    expect((await wanjiru.get('/api/bids')).json().rows[0].dealer).toMatchObject({ rating: 4.33, rating_count: 3 });
    expect((await otieno.get('/api/home/dealer')).json()).toMatchObject({ rating: 4.33, rating_count: 3 });
  });
});
