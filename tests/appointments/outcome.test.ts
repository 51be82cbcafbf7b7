import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { type Person, testApp } from '../support/app.ts';
import {
  acceptedBid,
  bookedAppointment,
  confirmedAppointment,
  eventsAbout,
  placedBid,
  postedRequest,
  startedAppointment,
  startedDeal,
} from '../support/deal.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { inDays } from '../support/times.ts';

const { app, db } = await testApp();
const admin = await administrator(app, db);

const rowOf = (id: string) => db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const commissionsOf = (id: string) => db.selectFrom('commissions').selectAll().where('appointment_id', '=', id).execute();
const bidStatus = async (id: string) =>
  (await db.selectFrom('bids').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const requestStatus = async (id: string) =>
  (await db.selectFrom('car_requests').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const typesAbout = async (id: string) => (await eventsAbout(db, id)).map((event) => event.type);
const complete = (who: Person, id: string, ending: object) => who.post(`/api/appointments/${id}/complete`, ending);
const setStatus = (id: string, form: object) => admin.post(`/api/admin/appointments/${id}/status`, form);

describe('completing', () => {
  it('waits for the start, and for a confirmation', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const { id } = await confirmedAppointment(wanjiru, otieno);
    expect((await complete(otieno, id, { outcome: 'not_sold' })).json().code).toBe('not_started');
    await wanjiru.post(`/api/appointments/${id}/reschedule`, inDays(2));
    await startedAppointment(db, id);
    expect((await complete(otieno, id, { outcome: 'not_sold' })).json().code).toBe('not_confirmed');
  });

  it('as not sold leaves everything else alone, and the bid can be booked again', async () => {
    const { wanjiru, otieno, id, request, bid } = await startedDeal(app, db);
    const reply = await complete(otieno, id, { outcome: 'not_sold' });
    expect(reply.json()).toMatchObject({ status: 'completed', outcome: 'not_sold', final_price: null, completed_by: 'dealer' });
    expect([await requestStatus(request), await bidStatus(bid), await commissionsOf(id)]).toEqual(['active', 'accepted', []]);
    expect((await wanjiru.post(`/api/bids/${bid}/appointments`, { id: uuidv7(), ...inDays(3) })).statusCode).toBe(200);
  });

  it('as sold settles request, bids, other viewings and commission together', async () => {
    const { wanjiru, otieno, id, request } = await startedDeal(app, db);
    const [second, third] = [await dealer(app, db), await dealer(app, db)];
    const other = await bookedAppointment(wanjiru, await acceptedBid(wanjiru, second, request));
    const waiting = await placedBid(third, request);
    const seen = await confirmedAppointment(wanjiru, await dealer(app, db), request);
    await startedAppointment(db, seen.id);
    await complete(wanjiru, seen.id, { outcome: 'not_sold' });
    const reply = await complete(otieno, id, { outcome: 'sold', final_price: 1_200_000.25 });
    expect(reply.json()).toMatchObject({
      status: 'completed',
      outcome: 'sold',
      final_price: 1_200_000.25,
      commission: { purchase_price: 1_200_000.25, commission_amount: 24_000.01, status: 'pending', held: false },
    });
    expect(await requestStatus(request)).toBe('completed');
    expect([await bidStatus(waiting), await bidStatus(seen.bid)]).toEqual(['rejected', 'accepted']);
    expect(await rowOf(seen.id)).toMatchObject({ status: 'completed', outcome: 'not_sold', cancel_reason: null });
    expect(await rowOf(other)).toMatchObject({ status: 'cancelled', cancel_reason: 'The buyer chose another car' });
    const told = await eventsAbout(db, other);
    expect(told.at(-1)).toMatchObject({ type: 'appointment.cancelled', data: { by_sale: true }, jobs: 1 });
    expect(told.at(-1)?.topics).toContain(`user:${second.user_id}`);
    expect(told.at(-1)?.actor_id).toBe(otieno.user_id);
    expect((await eventsAbout(db, waiting)).at(-1)).toMatchObject({
      type: 'bid.rejected',
      topics: ['admin', `user:${third.user_id}`],
      jobs: 1,
    });
    expect(await typesAbout(id)).toEqual(['appointment.booked', 'appointment.confirmed', 'appointment.completed', 'commission.created']);
    expect((await wanjiru.get(`/api/appointments/${id}`)).json().commission).toBeNull();
    expect((await complete(otieno, id, { outcome: 'sold' })).json().detail).toBe('This viewing is already completed.');
  });

  it('as sold completes a request that was cancelled meanwhile, and tells its people', async () => {
    const { otieno, id, request } = await startedDeal(app, db);
    await admin.post(`/api/admin/requests/${request}/status`, { status: 'cancelled' });
    expect((await complete(otieno, id, { outcome: 'sold' })).json().request.status).toBe('completed');
    expect(await requestStatus(request)).toBe('completed');
    const told = (await eventsAbout(db, request)).filter(({ type }) => type === 'request.status_changed');
    expect(told.map(({ data }) => (data as { status: string }).status)).toEqual(['cancelled', 'completed']);
  });

  it.each([
    [
      { outcome: 'sold', final_price: 1_285_000.01 },
      'final_price',
      'The final price can’t be higher than the offer of KSh\u00a01,285,000.',
    ],
    [{ outcome: 'sold', final_price: 0 }, 'final_price', 'Price must be greater than 0'],
    [{ outcome: 'sold', final_price: 10_000_001 }, 'final_price', 'Price is too high'],
    [{ outcome: 'not_sold', final_price: 5 }, 'final_price', 'A final price belongs to a sale only'],
    [{ outcome: 'stolen' }, 'outcome', 'Please say whether the car was sold'],
    [{}, 'outcome', 'Please say whether the car was sold'],
  ])('by the buyer with %o: 422 at %s', async (ending, field, sentence) => {
    const { wanjiru, id } = await startedDeal(app, db);
    const reply = await complete(wanjiru, id, ending);
    expect(reply.json()).toMatchObject({ status: 422, detail: sentence, fields: { [field]: sentence } });
    expect((await rowOf(id)).status).toBe('confirmed');
  });

  it('takes the bid’s price when none is given, and more than the bid from the dealer', async () => {
    const first = await startedDeal(app, db);
    expect((await complete(first.wanjiru, first.id, { outcome: 'sold' })).json().final_price).toBe(1_285_000);
    const second = await startedDeal(app, db);
    expect((await complete(second.otieno, second.id, { outcome: 'sold', final_price: 1_300_000 })).json().final_price).toBe(1_300_000);
  });

  it('sells one car per request: a second sale is refused by the named constraint and changes nothing', async () => {
    const { wanjiru, otieno, id, request } = await startedDeal(app, db);
    await complete(otieno, id, { outcome: 'sold' });
    await admin.post(`/api/admin/requests/${request}/status`, { status: 'active' });
    const again = await confirmedAppointment(wanjiru, await dealer(app, db), request);
    await startedAppointment(db, again.id);
    const reply = await complete(wanjiru, again.id, { outcome: 'sold' });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'already_sold']);
    expect([(await rowOf(again.id)).status, await requestStatus(request)]).toEqual(['confirmed', 'active']);
  });
});

describe('the admin', () => {
  it('sets any status; both are told', async () => {
    const { wanjiru, otieno, id } = await startedDeal(app, db);
    for (const status of ['pending', 'cancelled', 'confirmed']) {
      expect((await setStatus(id, { status })).json().status).toBe(status);
      expect((await eventsAbout(db, id)).at(-1)).toMatchObject({
        type: 'appointment.status_set',
        actor_id: admin.user_id,
        data: { status },
        topics: ['admin', `user:${wanjiru.user_id}`, `user:${otieno.user_id}`].sort(),
        jobs: 1,
      });
    }
    expect((await setStatus(id, { status: 'confirmed' })).statusCode).toBe(409);
    expect((await setStatus(id, { status: 'cancelled' })).json()).toMatchObject({ cancelled_by: 'team', cancel_reason: null });
    expect((await setStatus(id, { status: 'confirmed' })).json().cancelled_by).toBeNull();
    expect((await setStatus(id, { status: 'completed' })).json().fields).toEqual({ outcome: 'Please say whether the car was sold' });
    expect((await setStatus(id, { status: 'cancelled', outcome: 'sold' })).statusCode).toBe(422);
  });

  it('can’t make two open ones on a bid', async () => {
    const { wanjiru, bid, id } = await startedDeal(app, db);
    await setStatus(id, { status: 'cancelled' });
    await bookedAppointment(wanjiru, bid);
    expect((await setStatus(id, { status: 'pending' })).json().code).toBe('already_booked');
  });

  it('takes a sale back with its pending commission, reviving neither bids nor request; completing again makes it anew', async () => {
    const { otieno, id, request } = await startedDeal(app, db);
    const waiting = await placedBid(await dealer(app, db), request);
    await complete(otieno, id, { outcome: 'sold', final_price: 1_200_000 });
    expect((await setStatus(id, { status: 'confirmed' })).json()).toMatchObject({ outcome: null, final_price: null, completed_at: null });
    expect([await requestStatus(request), await bidStatus(waiting), await commissionsOf(id)]).toEqual(['completed', 'rejected', []]);
    const again = await setStatus(id, { status: 'completed', outcome: 'sold', final_price: 900_000 });
    expect(again.json()).toMatchObject({ commission: { commission_amount: 18_000, held: false } });
    const changed = await setStatus(id, { status: 'completed', outcome: 'sold', final_price: 950_000 });
    expect(changed.json().commission).toMatchObject({ purchase_price: 950_000, commission_amount: 19_000 });
    expect((await setStatus(id, { status: 'completed', outcome: 'not_sold' })).json()).toMatchObject({
      final_price: null,
      commission: null,
    });
    expect((await typesAbout(id)).filter((type) => type.startsWith('commission'))).toEqual([
      'commission.created',
      'commission.removed',
      'commission.created',
      'commission.updated',
      'commission.removed',
    ]);
  });

  it('completes a cancelled viewing, of which nothing says cancelled any more, at whatever price they find right', async () => {
    const [first, second] = [await startedDeal(app, db), await startedDeal(app, db)];
    await first.wanjiru.post(`/api/appointments/${first.id}/cancel`, { reason: 'No time' });
    const reply = await setStatus(first.id, { status: 'completed', outcome: 'sold', final_price: 100 });
    expect(reply.json()).toMatchObject({ status: 'completed', cancelled_by: null, cancel_reason: null, disputes: [] });
    expect((await complete(admin, second.id, { outcome: 'sold', final_price: 100 })).json().disputes).toEqual([]);
  });

  it('leaves a paid commission alone, and another price is then refused', async () => {
    const { otieno, id } = await startedDeal(app, db);
    await complete(otieno, id, { outcome: 'sold' });
    const [commission] = await commissionsOf(id);
    expect((await admin.post(`/api/admin/commissions/${commission?.id}/paid`, {})).statusCode).toBe(200);
    expect((await setStatus(id, { status: 'completed', outcome: 'sold', final_price: 5 })).json().code).toBe('commission_paid');
    expect((await rowOf(id)).final_price).toBe(1_285_000);
    expect((await setStatus(id, { status: 'cancelled' })).statusCode).toBe(422);
    expect(await commissionsOf(id)).toMatchObject([{ status: 'paid' }]);
    expect((await rowOf(id)).status).toBe('completed');
  });

  it('can’t set anything while the outcome is disputed; the decision makes the commission payable again', async () => {
    const { wanjiru, otieno, id } = await startedDeal(app, db);
    await complete(otieno, id, { outcome: 'sold', final_price: 100 });
    await wanjiru.post(`/api/appointments/${id}/dispute`, { id: uuidv7(), reason: 'It was a million' });
    const refused = await setStatus(id, { status: 'completed', outcome: 'sold', final_price: 1_000_000 });
    expect(refused.json()).toMatchObject({ status: 409, code: 'outcome_disputed' });
    const form = { decision: 'sold', final_price: 1_000_000, reason: 'The agreement says so' };
    const reply = await admin.post(`/api/admin/appointments/${id}/decision`, form);
    expect(reply.json().disputes.map((one: { decided_at: string | null }) => one.decided_at === null)).toEqual([false, false]);
    expect(reply.json().commission).toMatchObject({ commission_amount: 20_000, held: false });
    // Correcting it once more decides nothing anew: what was decided stays decided.
    const decisions = (await setStatus(id, { status: 'completed', outcome: 'not_sold' })).json().disputes;
    expect(decisions.map((one: { decision: string }) => one.decision)).toEqual([form.reason, form.reason]);
  });

  it('sets a request’s status, and its bidders can’t be decided on while it is closed', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const request = await postedRequest(wanjiru);
    const bid = await placedBid(otieno, request);
    const path = `/api/admin/requests/${request}/status`;
    expect((await admin.post(path, { status: 'cancelled' })).json().status).toBe('cancelled');
    expect((await wanjiru.post(`/api/bids/${bid}/accept`)).json().code).toBe('request_closed');
    expect((await admin.post(path, { status: 'cancelled' })).statusCode).toBe(409);
    expect((await admin.post(path, { status: 'open' })).statusCode).toBe(422);
    expect((await admin.post(path, { status: 'active' })).statusCode).toBe(200);
    expect((await wanjiru.post(`/api/bids/${bid}/accept`)).statusCode).toBe(200);
    expect((await otieno.post(path, { status: 'active' })).statusCode).toBe(403);
    expect((await admin.post(`/api/admin/requests/${uuidv7()}/status`, { status: 'active' })).statusCode).toBe(404);
  });
});

describe('deleting a request', () => {
  it('makes it and its offers vanish, cancels viewings and tells the bidders; the chat stays readable', async () => {
    const [wanjiru, otieno, third] = [await buyer(app, db), await dealer(app, db), await dealer(app, db)];
    const { id, request, bid } = await confirmedAppointment(wanjiru, otieno);
    const waiting = await placedBid(third, request);
    const rejected = await placedBid(await dealer(app, db), request);
    await wanjiru.post(`/api/bids/${rejected}/reject`);
    expect((await wanjiru.delete(`/api/requests/${request}`)).statusCode).toBe(200);
    expect((await wanjiru.delete(`/api/requests/${request}`)).statusCode).toBe(404);
    expect((await wanjiru.get('/api/requests')).json().rows).toEqual([]);
    expect((await third.get('/api/bids')).json().rows).toEqual([]);
    expect((await otieno.get(`/api/requests/${request}/bids`)).statusCode).toBe(404);
    expect(await rowOf(id)).toMatchObject({ status: 'cancelled', cancel_reason: 'The buyer deleted the request' });
    const events = await eventsAbout(db, request);
    expect(events.at(-1)).toMatchObject({ type: 'request.deleted', jobs: 1 });
    expect(events.at(-1)?.data).toMatchObject({ dealer_ids: expect.arrayContaining([otieno.user_id, third.user_id]) });
    expect(events.at(-1)?.data).toHaveProperty('dealer_ids.length', 2);
    expect((await wanjiru.post(`/api/bids/${bid}/appointments`, { id: uuidv7(), ...inDays(3) })).statusCode).toBe(404);
    expect((await wanjiru.post(`/api/bids/${waiting}/accept`)).statusCode).toBe(404);
    expect((await setStatus(id, { status: 'confirmed' })).json().code).toBe('request_deleted');
    expect((await setStatus(id, { status: 'completed', outcome: 'sold' })).json().code).toBe('request_deleted');
    expect([(await rowOf(id)).status, await commissionsOf(id)]).toEqual(['cancelled', []]);
    const refused = await otieno.post(`/api/appointments/${id}/messages`, { id: uuidv7(), message: 'Sorry to hear' });
    expect(refused.json()).toEqual({
      status: 409,
      code: 'request_deleted',
      detail: 'The request was deleted, so no more messages can be sent here.',
    });
    for (const party of [wanjiru, otieno]) expect((await party.get(`/api/appointments/${id}/messages`)).statusCode).toBe(200);
  });

  it('is refused after a sale', async () => {
    const { wanjiru, otieno, id, request } = await startedDeal(app, db);
    await complete(otieno, id, { outcome: 'sold' });
    const reply = await wanjiru.delete(`/api/requests/${request}`);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'sold']);
    expect((await wanjiru.get(`/api/requests/${request}`)).statusCode).toBe(200);
  });
});
