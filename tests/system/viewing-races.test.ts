import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { expect, it } from 'vitest';
import { type Person, testApp } from '../support/app.ts';
import {
  acceptedBid,
  bookedAppointment,
  confirmedAppointment,
  eventsAbout,
  placedBid,
  postedRequest,
  startedAppointment,
} from '../support/deal.ts';
import { rowOf } from '../support/locks.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { countEvents, race, sortedCodes, waysAtOnce } from '../support/races.ts';
import { inDays } from '../support/times.ts';

// What happens to one viewing, and what follows from it, at the same moment: one winner, no duplicate, no half-done change.
const { app, db } = await testApp();
const admin = await administrator(app, db);
const countOf = (types: string[], id: string) => countEvents(db, types, id);

const appointmentRow = (id: string) => db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function pair() {
  const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
  return { wanjiru, otieno, request: await postedRequest(wanjiru) };
}

it.each(waysAtOnce(db))('double booking of one bid (%s)', async (_way, meet) => {
  const { wanjiru, otieno, request } = await pair();
  const bid = await acceptedBid(wanjiru, otieno, request);
  const book = (days: number) => () => wanjiru.post(`/api/bids/${bid}/appointments`, { id: uuidv7(), ...inDays(days) });
  expect(sortedCodes(await meet(rowOf('car_requests', request), [book(2), book(3), book(4)]))).toEqual([200, 409, 409]);
  const rows = await db.selectFrom('appointments').select('id').where('bid_id', '=', bid).execute();
  expect([rows.length, await countOf(['appointment.booked'], rows[0]?.id ?? '')]).toEqual([1, 1]);
});

it.each(waysAtOnce(db))('complete twice, with two outcomes (%s)', async (_way, meet) => {
  const { wanjiru, otieno, request } = await pair();
  const { id } = await confirmedAppointment(wanjiru, otieno, request);
  await startedAppointment(db, id);
  const complete = (by: Person, outcome: object) => () => by.post(`/api/appointments/${id}/complete`, outcome);
  const [notSold, sold_, cheaper] = [{ outcome: 'not_sold' }, { outcome: 'sold' }, { outcome: 'sold', final_price: 1_270_000 }];
  const replies = await meet(rowOf('car_requests', request), [
    complete(wanjiru, notSold),
    complete(otieno, sold_),
    complete(otieno, cheaper),
  ]);
  expect(sortedCodes(replies)).toEqual([200, 409, 409]);
  const row = await appointmentRow(id);
  const sold = row.outcome === 'sold';
  const commissions = await db.selectFrom('commissions').selectAll().where('appointment_id', '=', id).execute();
  expect(commissions.map((one) => one.purchase_price)).toEqual(sold ? [row.final_price] : []);
  const { status } = await db.selectFrom('car_requests').select('status').where('id', '=', request).executeTakeFirstOrThrow();
  expect(status).toBe(sold ? 'completed' : 'active');
  expect([await countOf(['appointment.completed'], id), await countOf(['commission.created'], id)]).toEqual([1, sold ? 1 : 0]);
});

it.each(waysAtOnce(db))(
  'one appointment rated twice, and two appointments of one dealer rated at once: the average counts every rating (%s)',
  async (_way, meet) => {
    const [otieno, wanjiru, amina] = [await dealer(app, db), await buyer(app, db), await buyer(app, db)];
    const appointments = [await confirmedAppointment(wanjiru, otieno), await confirmedAppointment(amina, otieno)];
    for (const { id } of appointments) await startedAppointment(db, id);
    const rate = (who: Person, id: string | undefined, rating: number) => () =>
      who.post(`/api/appointments/${id}/rating`, { id: uuidv7(), rating });
    const [first, second] = appointments;
    const replies = await meet(rowOf('profiles', otieno.user_id), [
      rate(wanjiru, first?.id, 5),
      rate(wanjiru, first?.id, 5),
      rate(amina, second?.id, 2),
    ]);
    expect(sortedCodes(replies)).toEqual([200, 200, 409]);
    const profile = await db
      .selectFrom('profiles')
      .select(['rating', 'rating_count'])
      .where('user_id', '=', otieno.user_id)
      .executeTakeFirst();
    expect(profile).toEqual({ rating: 3.5, rating_count: 2 });
  },
);

it.each(waysAtOnce(db))('the same message sent three times is one message (%s)', async (_way, meet) => {
  const { wanjiru, otieno, request } = await pair();
  const { id } = await confirmedAppointment(wanjiru, otieno, request);
  const form = { id: uuidv7(), message: 'Habari' };
  const send = () => wanjiru.post(`/api/appointments/${id}/messages`, form);
  expect(sortedCodes(await meet(rowOf('car_requests', request), [send, send, send]))).toEqual([200, 200, 200]);
  expect(await countOf(['message.sent'], form.id)).toBe(1);
  const { rows } = await sql<{ n: number }>`select count(*) as n from messages where appointment_id = ${id}`.execute(db);
  expect(rows).toEqual([{ n: 1 }]);
});

race(
  'confirm ∥ cancel',
  db,
  async () => {
    const { wanjiru, otieno, request } = await pair();
    const id = await bookedAppointment(wanjiru, await acceptedBid(wanjiru, otieno, request));
    return {
      lock: rowOf('car_requests', request),
      calls: [
        () => otieno.post(`/api/appointments/${id}/confirm`, {}),
        () => wanjiru.post(`/api/appointments/${id}/cancel`, { reason: 'No time' }),
      ],
      after: async ([confirmed]) => {
        expect(await appointmentRow(id)).toMatchObject({ status: 'cancelled', cancelled_by: wanjiru.user_id });
        const counts = [await countOf(['appointment.confirmed'], id), await countOf(['appointment.cancelled'], id)];
        expect(counts).toEqual([confirmed === 200 ? 1 : 0, 1]);
      },
    };
  },
  // A confirmed appointment may still be cancelled. It never ends as confirmed.
  { first: [200, 200], second: [409, 200] },
);

race(
  'confirm ∥ a new time of the proposer: a time is never agreed to unseen',
  db,
  async () => {
    const { wanjiru, otieno, request } = await pair();
    const id = await bookedAppointment(wanjiru, await acceptedBid(wanjiru, otieno, request), inDays(3, '09:00'));
    const { appointment_date } = await appointmentRow(id);
    return {
      lock: rowOf('car_requests', request),
      calls: [
        () => otieno.post(`/api/appointments/${id}/confirm`, { appointment_date }),
        () => wanjiru.post(`/api/appointments/${id}/reschedule`, inDays(4, '17:00')),
      ],
      after: async ([confirmed]) => {
        const row = await appointmentRow(id);
        expect([row.status, row.appointment_date === appointment_date]).toEqual(['pending', false]);
        const counts = [await countOf(['appointment.rescheduled'], id), await countOf(['appointment.confirmed'], id)];
        expect(counts).toEqual([1, confirmed === 200 ? 1 : 0]);
      },
    };
  },
  { first: [200, 200], second: [409, 200] },
);

race(
  'two appointments of one request completed as sold',
  db,
  async () => {
    const { wanjiru, otieno, request } = await pair();
    const second = await dealer(app, db);
    const appointments = [await confirmedAppointment(wanjiru, otieno, request), await confirmedAppointment(wanjiru, second, request)];
    for (const { id } of appointments) await startedAppointment(db, id);
    const waiting = await placedBid(await dealer(app, db), request);
    const complete = (by: Person, id: string | undefined) => () => by.post(`/api/appointments/${id}/complete`, { outcome: 'sold' });
    return {
      lock: rowOf('car_requests', request),
      calls: [complete(otieno, appointments[0]?.id), complete(second, appointments[1]?.id)],
      after: async ([firstSold]) => {
        const [sold, lost] = firstSold === 200 ? appointments : appointments.toReversed();
        expect((await appointmentRow(sold?.id ?? '')).status).toBe('completed');
        expect((await appointmentRow(lost?.id ?? '')).status).toBe('cancelled');
        const ids = appointments.map(({ id }) => id);
        const sums = await db.selectFrom('commissions').select('appointment_id').where('appointment_id', 'in', ids).execute();
        expect(sums).toEqual([{ appointment_id: sold?.id }]);
        expect([await countOf(['request.status_changed'], request), await countOf(['bid.rejected'], waiting)]).toEqual([1, 1]);
      },
    };
  },
  { first: [200, 409], second: [409, 200] },
);

race(
  'deleting the request ∥ booking from it: nothing open is left behind',
  db,
  async () => {
    const { wanjiru, otieno, request } = await pair();
    const bid = await acceptedBid(wanjiru, otieno, request);
    const open = db.selectFrom('appointments').select('id').where('request_id', '=', request).where('status', '!=', 'cancelled');
    return {
      lock: rowOf('car_requests', request),
      calls: [
        () => wanjiru.delete(`/api/requests/${request}`),
        () => wanjiru.post(`/api/bids/${bid}/appointments`, { id: uuidv7(), ...inDays(3) }),
      ],
      after: async () => expect(await open.execute()).toEqual([]),
    };
  },
  { first: [200, 404], second: [200, 200] },
);

race(
  'a dispute ∥ marking the commission as paid: never paid while disputed before',
  db,
  async () => {
    const { wanjiru, otieno, request } = await pair();
    const { id } = await confirmedAppointment(wanjiru, otieno, request);
    await startedAppointment(db, id);
    await otieno.post(`/api/appointments/${id}/complete`, { outcome: 'sold' });
    const commission = await db.selectFrom('commissions').select('id').where('appointment_id', '=', id).executeTakeFirstOrThrow();
    return {
      lock: rowOf('appointments', id),
      calls: [
        () => admin.post(`/api/admin/commissions/${commission.id}/paid`, {}),
        () => wanjiru.post(`/api/appointments/${id}/dispute`, { id: uuidv7(), reason: 'Not so' }),
      ],
      after: async ([paid]) => {
        const order = (await eventsAbout(db, id)).map((event) => event.type).filter((type) => /disputed|paid/.test(type));
        expect(order).toEqual(paid === 200 ? ['commission.paid', 'outcome.disputed'] : ['outcome.disputed']);
      },
    };
  },
  { first: [200, 200], second: [409, 200] },
);
