import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { whyNotDispute } from '../../shared/appointments/dispute-rules.ts';
import { type Person, testApp } from '../support/app.ts';
import { confirmedAppointment, eventsAbout, startedDeal } from '../support/deal.ts';
import { administrator } from '../support/people.ts';

const { app, db } = await testApp();
const admin = await administrator(app, db);

const complete = (who: Person, id: string, ending: object) => who.post(`/api/appointments/${id}/complete`, ending);
const setStatus = (id: string, form: object) => admin.post(`/api/admin/appointments/${id}/status`, form);
const decide = (id: string, form: object) => admin.post(`/api/admin/appointments/${id}/decision`, { reason: 'We asked both', ...form });

const actorOf = ({ user_id }: Person) => ({ user_id, role: 'buyer' as const });

describe('disputing the outcome', () => {
  const dispute = (who: Person, id: string, over: object = {}) =>
    who.post(`/api/appointments/${id}/dispute`, { id: uuidv7(), reason: 'I paid less', ...over });

  it('is for the other party, once, within seven days, and holds the commission', async () => {
    const { wanjiru, otieno, id } = await startedDeal(app, db);
    expect((await dispute(wanjiru, id)).json().code).toBe('not_completed');
    await complete(otieno, id, { outcome: 'sold' });
    expect((await dispute(otieno, id)).json().code).toBe('own_outcome');
    expect((await dispute(wanjiru, id, { reason: ' ' })).json().detail).toBe('Please say what is not right');
    const form = { id: uuidv7(), reason: 'I paid less' };
    const first = await wanjiru.post(`/api/appointments/${id}/dispute`, form);
    expect(first.json().disputes).toMatchObject([{ id: form.id, raised_by: wanjiru.user_id, reason: 'I paid less', decided_at: null }]);
    expect((await wanjiru.post(`/api/appointments/${id}/dispute`, form)).body).toBe(first.body);
    const other = await confirmedAppointment(wanjiru, otieno);
    expect((await wanjiru.post(`/api/appointments/${other.id}/dispute`, form)).json().code).toBe('id_taken');
    expect((await dispute(wanjiru, id)).json().code).toBe('already_disputed');
    expect((await otieno.get(`/api/appointments/${id}`)).json().commission.held).toBe(true);
    expect((await eventsAbout(db, form.id)).map(({ type, jobs }) => [type, jobs])).toEqual([['outcome.disputed', 1]]);
  });

  it('is too late after seven days', async () => {
    const { wanjiru, otieno, id } = await startedDeal(app, db);
    await complete(otieno, id, { outcome: 'not_sold' });
    await db.updateTable('appointments').set({ completed_at: sql`now() - interval '7 days 1 second'` }).where('id', '=', id).execute();
    expect((await dispute(wanjiru, id)).json().code).toBe('too_late');
  });

  it('is closed by the admin’s decision, for both parties, with the reason in the reply', async () => {
    const { wanjiru, otieno, id } = await startedDeal(app, db);
    await complete(otieno, id, { outcome: 'sold' });
    await dispute(wanjiru, id);
    const corrections = [
      () => decide(id, { decision: 'sold', final_price: 1_000_000 }),
      () => setStatus(id, { status: 'completed', outcome: 'sold', final_price: 1_100_000 }),
    ];
    for (const correct of corrections) {
      expect((await correct()).statusCode).toBe(200);
      for (const party of [wanjiru, otieno]) {
        expect((await dispute(party, id)).json()).toMatchObject({ status: 409, code: 'already_decided' });
        const seen = (await party.get(`/api/appointments/${id}`)).json();
        expect([seen.is_decided, whyNotDispute({ actor: actorOf(party), appointment: seen, now: new Date() })?.code]).toEqual([
          true,
          'already_decided',
        ]);
      }
    }
    expect((await otieno.get(`/api/appointments/${id}`)).json().commission.held).toBe(false);
  });

  it('can be raised against an outcome that a party recorded after the admin had decided about the disputed one and taken it back', async () => {
    const { wanjiru, otieno, id } = await startedDeal(app, db);
    await complete(otieno, id, { outcome: 'not_sold' });
    await dispute(wanjiru, id);
    await decide(id, { decision: 'upheld' });
    expect((await setStatus(id, { status: 'confirmed' })).statusCode).toBe(200);
    const recorded = (await complete(otieno, id, { outcome: 'not_sold' })).json();
    expect([recorded.is_decided, recorded.has_disputed]).toEqual([false, false]);
    const disputed = (await dispute(wanjiru, id)).json();
    expect([disputed.is_decided, disputed.has_disputed]).toEqual([false, true]);
    expect((await otieno.get(`/api/appointments/${id}`)).json().has_disputed).toBe(false);
  });

  it('can be raised against an outcome that the admin recorded, while no dispute was decided', async () => {
    const { wanjiru, otieno, id } = await startedDeal(app, db);
    await setStatus(id, { status: 'completed', outcome: 'not_sold' });
    expect((await dispute(otieno, id)).json().has_disputed).toBe(true);
    expect((await dispute(wanjiru, id)).statusCode).toBe(200);
  });

  it.each([
    [1_156_499.99, 1],
    [1_156_500, 0],
  ])('at %d for a bid of 1,285,000 the system raises %d', async (final_price, raised) => {
    const { wanjiru, otieno, id } = await startedDeal(app, db);
    const reply = await complete(otieno, id, { outcome: 'sold', final_price });
    expect(reply.json().disputes.length).toBe(raised);
    expect(reply.json().commission.held).toBe(raised === 1);
    if (raised)
      expect(reply.json().disputes[0]).toMatchObject({ raised_by: null, reason: expect.stringContaining('under 90% of the offer') });
    expect((await dispute(wanjiru, id)).statusCode).toBe(200);
  });
});
