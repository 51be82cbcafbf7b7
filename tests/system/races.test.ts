import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { type EventType, events as eventTable } from '../../shared/events.ts';
import { type Person, testApp } from '../support/app.ts';
import {
  acceptedBid,
  bidForm,
  bookedAppointment,
  confirmedAppointment,
  eventsAbout,
  placedBid,
  postedRequest,
  startedAppointment,
} from '../support/deal.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { inDays } from '../support/times.ts';

const { app, db } = await testApp();
const admin = await administrator(app, db);

// Each race is run several times, with the calls sent in the same tick on separate connections.
const rounds = Array.from({ length: 8 }, (_, round) => [round]);

/** The calls' status codes, sorted. */
async function codesOf(calls: ReturnType<Person['post']>[]): Promise<number[]> {
  return (await Promise.all(calls)).map((reply) => reply.statusCode).sort();
}

const count = async (types: string[], id: string) => {
  const events = (await eventsAbout(db, id)).filter((event) => types.includes(event.type));
  // A handled event has exactly one job, a silent one none: the handlers are never half done.
  const jobs = events.map((event) => [event.type, event.jobs]);
  expect(jobs).toEqual(events.map(({ type }) => [type, eventTable[type as EventType].handling === 'handled' ? 1 : 0]));
  return events.length;
};

const appointmentRow = (id: string) => db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function pair() {
  const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
  return { wanjiru, otieno, request: await postedRequest(wanjiru) };
}

describe('one winner, no duplicate, no half-done change', () => {
  it.each(rounds)('two bids by one dealer (%d)', async () => {
    const { otieno, request } = await pair();
    const bid = () => otieno.post(`/api/requests/${request}/bids`, bidForm());
    expect(await codesOf([bid(), bid(), bid()])).toEqual([200, 409, 409]);
    const bids = await db.selectFrom('bids').select('id').where('request_id', '=', request).execute();
    expect([bids.length, await count(['bid.placed'], request)]).toEqual([1, 1]);
  });

  it.each(rounds)('the same bid sent three times is one bid and the same answer (%d)', async () => {
    const { otieno, request } = await pair();
    const form = bidForm();
    const replies = await Promise.all([1, 2, 3].map(() => otieno.post(`/api/requests/${request}/bids`, form)));
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200]);
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
    expect(await count(['bid.placed'], request)).toBe(1);
  });

  it.each(rounds)('a bid ∥ the admin closes its request: none comes after (%d)', async () => {
    const { otieno, request } = await pair();
    const [bid, closed] = await Promise.all([
      otieno.post(`/api/requests/${request}/bids`, bidForm()),
      admin.post(`/api/admin/requests/${request}/status`, { status: 'cancelled' }),
    ]);
    expect(closed.statusCode).toBe(200);
    const order = (await eventsAbout(db, request)).map((event) => event.type).filter((type) => type !== 'request.posted');
    expect(order).toEqual(bid.statusCode === 200 ? ['bid.placed', 'request.status_changed'] : ['request.status_changed']);
  });

  it.each(rounds)('accept ∥ the admin closes the request: none comes after (%d)', async () => {
    const { wanjiru, otieno, request } = await pair();
    const bid = await placedBid(otieno, request);
    const [accepted] = await Promise.all([
      wanjiru.post(`/api/bids/${bid}/accept`),
      admin.post(`/api/admin/requests/${request}/status`, { status: 'cancelled' }),
    ]);
    const order = (await eventsAbout(db, request)).map((event) => event.type).slice(2);
    expect(order).toEqual(accepted.statusCode === 200 ? ['bid.accepted', 'request.status_changed'] : ['request.status_changed']);
  });

  it.each(rounds)('accept ∥ reject (%d)', async () => {
    const { wanjiru, otieno, request } = await pair();
    const bid = await placedBid(otieno, request);
    expect(await codesOf([wanjiru.post(`/api/bids/${bid}/accept`), wanjiru.post(`/api/bids/${bid}/reject`)])).toEqual([200, 409]);
    const { status } = await db.selectFrom('bids').select('status').where('id', '=', bid).executeTakeFirstOrThrow();
    expect([await count([`bid.${status}`], bid), await count(['bid.accepted', 'bid.rejected'], bid)]).toEqual([1, 1]);
  });

  it.each(rounds)('double booking of one bid (%d)', async () => {
    const { wanjiru, otieno, request } = await pair();
    const bid = await acceptedBid(wanjiru, otieno, request);
    const book = (days: number) => wanjiru.post(`/api/bids/${bid}/appointments`, { id: uuidv7(), ...inDays(days) });
    expect(await codesOf([book(2), book(3), book(4)])).toEqual([200, 409, 409]);
    const rows = await db.selectFrom('appointments').select('id').where('bid_id', '=', bid).execute();
    expect([rows.length, await count(['appointment.booked'], rows[0]?.id ?? '')]).toEqual([1, 1]);
  });

  it.each(rounds)('confirm ∥ cancel (%d)', async () => {
    const { wanjiru, otieno, request } = await pair();
    const id = await bookedAppointment(wanjiru, await acceptedBid(wanjiru, otieno, request));
    const codes = await codesOf([
      otieno.post(`/api/appointments/${id}/confirm`, {}),
      wanjiru.post(`/api/appointments/${id}/cancel`, { reason: 'No time' }),
    ]);
    // A confirmed appointment may still be cancelled, so both calls may succeed, one after the other. It never ends as confirmed.
    const confirmed = codes[1] === 200;
    expect(codes).toEqual(confirmed ? [200, 200] : [200, 409]);
    expect(await appointmentRow(id)).toMatchObject({ status: 'cancelled', cancelled_by: wanjiru.user_id });
    expect([await count(['appointment.confirmed'], id), await count(['appointment.cancelled'], id)]).toEqual([confirmed ? 1 : 0, 1]);
  });

  it.each(rounds)('confirm ∥ a new time of the proposer: a time is never agreed to unseen (%d)', async () => {
    const { wanjiru, otieno, request } = await pair();
    const id = await bookedAppointment(wanjiru, await acceptedBid(wanjiru, otieno, request), inDays(3, '09:00'));
    const { appointment_date } = await appointmentRow(id);
    const [confirmed] = await Promise.all([
      otieno.post(`/api/appointments/${id}/confirm`, { appointment_date }),
      wanjiru.post(`/api/appointments/${id}/reschedule`, inDays(4, '17:00')),
    ]);
    const row = await appointmentRow(id);
    expect([row.status, row.appointment_date === appointment_date]).toEqual(['pending', false]);
    expect([await count(['appointment.rescheduled'], id), await count(['appointment.confirmed'], id)]).toEqual([
      1,
      confirmed.statusCode === 200 ? 1 : 0,
    ]);
  });

  it.each(rounds)('complete twice, with two outcomes (%d)', async () => {
    const { wanjiru, otieno, request } = await pair();
    const { id } = await confirmedAppointment(wanjiru, otieno, request);
    await startedAppointment(db, id);
    const codes = await codesOf([
      wanjiru.post(`/api/appointments/${id}/complete`, { outcome: 'not_sold' }),
      otieno.post(`/api/appointments/${id}/complete`, { outcome: 'sold' }),
      otieno.post(`/api/appointments/${id}/complete`, { outcome: 'sold', final_price: 1_270_000 }),
    ]);
    expect(codes).toEqual([200, 409, 409]);
    const row = await appointmentRow(id);
    const sold = row.outcome === 'sold';
    const commissions = await db.selectFrom('commissions').selectAll().where('appointment_id', '=', id).execute();
    expect(commissions.map((one) => one.purchase_price)).toEqual(sold ? [row.final_price] : []);
    const { status } = await db.selectFrom('car_requests').select('status').where('id', '=', request).executeTakeFirstOrThrow();
    expect(status).toBe(sold ? 'completed' : 'active');
    expect([await count(['appointment.completed'], id), await count(['commission.created'], id)]).toEqual([1, sold ? 1 : 0]);
  });

  it.each(rounds)('two appointments of one request completed as sold (%d)', async () => {
    const { wanjiru, otieno, request } = await pair();
    const second = await dealer(app, db);
    const appointments = [await confirmedAppointment(wanjiru, otieno, request), await confirmedAppointment(wanjiru, second, request)];
    for (const { id } of appointments) await startedAppointment(db, id);
    const waiting = await placedBid(await dealer(app, db), request);
    const codes = await codesOf([
      otieno.post(`/api/appointments/${appointments[0]?.id}/complete`, { outcome: 'sold' }),
      second.post(`/api/appointments/${appointments[1]?.id}/complete`, { outcome: 'sold' }),
    ]);
    expect(codes).toEqual([200, 409]);
    const rows = await db.selectFrom('appointments').selectAll().where('request_id', '=', request).execute();
    expect(rows.map((row) => row.status).sort()).toEqual(['cancelled', 'completed']);
    const sums = await db
      .selectFrom('commissions')
      .select('appointment_id')
      .where(
        'appointment_id',
        'in',
        rows.map((row) => row.id),
      )
      .execute();
    expect(sums.map((one) => one.appointment_id)).toEqual([rows.find((row) => row.status === 'completed')?.id]);
    expect([await count(['request.status_changed'], request), await count(['bid.rejected'], waiting)]).toEqual([1, 1]);
  });

  it.each(rounds)('accept ∥ a sale through the request: no accepted offer slips in after it (%d)', async () => {
    const { wanjiru, otieno, request } = await pair();
    const { id } = await confirmedAppointment(wanjiru, otieno, request);
    await startedAppointment(db, id);
    const waiting = await placedBid(await dealer(app, db), request);
    const [accepted, completed] = await Promise.all([
      wanjiru.post(`/api/bids/${waiting}/accept`),
      otieno.post(`/api/appointments/${id}/complete`, { outcome: 'sold' }),
    ]);
    expect(completed.statusCode).toBe(200);
    const { status } = await db.selectFrom('bids').select('status').where('id', '=', waiting).executeTakeFirstOrThrow();
    expect(status).toBe(accepted.statusCode === 200 ? 'accepted' : 'rejected');
    expect(await count(['bid.accepted', 'bid.rejected'], waiting)).toBe(1);
  });

  it.each(rounds)('deleting the request ∥ booking from it: nothing open is left behind (%d)', async () => {
    const { wanjiru, otieno, request } = await pair();
    const bid = await acceptedBid(wanjiru, otieno, request);
    const [deleted] = await Promise.all([
      wanjiru.delete(`/api/requests/${request}`),
      wanjiru.post(`/api/bids/${bid}/appointments`, { id: uuidv7(), ...inDays(3) }),
    ]);
    expect(deleted.statusCode).toBe(200);
    const open = await db
      .selectFrom('appointments')
      .select('id')
      .where('request_id', '=', request)
      .where('status', '!=', 'cancelled')
      .execute();
    expect(open).toEqual([]);
  });

  it.each(rounds)(
    'one appointment rated twice, and two appointments of one dealer rated at once: the average counts every rating (%d)',
    async () => {
      const [otieno, wanjiru, amina] = [await dealer(app, db), await buyer(app, db), await buyer(app, db)];
      const appointments = [await confirmedAppointment(wanjiru, otieno), await confirmedAppointment(amina, otieno)];
      for (const { id } of appointments) await startedAppointment(db, id);
      const rate = (who: Person, id: string | undefined, rating: number) =>
        who.post(`/api/appointments/${id}/rating`, { id: uuidv7(), rating });
      const [first, second] = appointments;
      expect(await codesOf([rate(wanjiru, first?.id, 5), rate(wanjiru, first?.id, 5), rate(amina, second?.id, 2)])).toEqual([
        200, 200, 409,
      ]);
      const profile = await db
        .selectFrom('profiles')
        .select(['rating', 'rating_count'])
        .where('user_id', '=', otieno.user_id)
        .executeTakeFirst();
      expect(profile).toEqual({ rating: 3.5, rating_count: 2 });
    },
  );

  it.each(rounds)('a dispute ∥ marking the commission as paid: never paid while disputed before (%d)', async () => {
    const { wanjiru, otieno, request } = await pair();
    const { id } = await confirmedAppointment(wanjiru, otieno, request);
    await startedAppointment(db, id);
    await otieno.post(`/api/appointments/${id}/complete`, { outcome: 'sold' });
    const commission = await db.selectFrom('commissions').select('id').where('appointment_id', '=', id).executeTakeFirstOrThrow();
    const [paid, disputed] = await Promise.all([
      admin.post(`/api/admin/commissions/${commission.id}/paid`, {}),
      wanjiru.post(`/api/appointments/${id}/dispute`, { id: uuidv7(), reason: 'Not so' }),
    ]);
    expect(disputed.statusCode).toBe(200);
    const order = (await eventsAbout(db, id)).map((event) => event.type).filter((type) => /disputed|paid/.test(type));
    expect(order).toEqual(paid.statusCode === 200 ? ['commission.paid', 'outcome.disputed'] : ['outcome.disputed']);
  });

  it.each(rounds)('the same message sent three times is one message (%d)', async () => {
    const { wanjiru, otieno, request } = await pair();
    const { id } = await confirmedAppointment(wanjiru, otieno, request);
    const form = { id: uuidv7(), message: 'Habari' };
    expect(await codesOf([1, 2, 3].map(() => wanjiru.post(`/api/appointments/${id}/messages`, form)))).toEqual([200, 200, 200]);
    expect(await count(['message.sent'], form.id)).toBe(1);
    const { rows } = await sql<{ n: number }>`select count(*) as n from messages where appointment_id = ${id}`.execute(db);
    expect(rows).toEqual([{ n: 1 }]);
  });
});
