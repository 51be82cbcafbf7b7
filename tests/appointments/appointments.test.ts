import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { whyNotBookAtAll } from '../../shared/appointments/booking-rules.ts';
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
import { buyer, dealer, personas } from '../support/people.ts';
import { inDays } from '../support/times.ts';

const { app, db } = await testApp();
const people = await personas(app, db);
const { buyerOwner, dealerParty, admin } = people;

const revoke = (user_id: string) => db.updateTable('profiles').set({ is_verified: false }).where('user_id', '=', user_id).execute();
const closeRequest = (id: string) => db.updateTable('car_requests').set({ status: 'cancelled' }).where('id', '=', id).execute();
const rowOf = (id: string) => db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const typesAbout = async (id: string) => (await eventsAbout(db, id)).map((event) => event.type);

describe('booking', () => {
  it('answers with both contact cards, Nairobi’s time, and tells both', async () => {
    const form = { id: uuidv7(), ...inDays(3, '14:30'), buyer_notes: '  Is the log book there?  ' };
    const bid = await acceptedBid(buyerOwner, dealerParty, await postedRequest(buyerOwner), { price: 1_250_000 });
    const reply = await buyerOwner.post(`/api/bids/${bid}/appointments`, form);
    expect(reply.json()).toMatchObject({
      id: form.id,
      status: 'pending',
      appointment_date: new Date(`${form.appointment_date}T11:30:00Z`).toISOString(),
      appointment_time: '14:30',
      proposed_by: buyerOwner.user_id,
      buyer_notes: 'Is the log book there?',
      bid: { price: 1_250_000 },
      request: { car_model: 'Toyota Axio 2016' },
      buyer: { full_name: 'Wanjiru Kamau', phone: '0712 345 678' },
      dealer: { full_name: 'Otieno Ouma', phone: '0712 345 678', is_verified: true },
      commission: null,
      rating: null,
      disputes: [],
    });
    const [event] = await eventsAbout(db, form.id);
    expect(event).toMatchObject({ type: 'appointment.booked', actor_id: buyerOwner.user_id, jobs: 1 });
    expect(event?.topics).toEqual(['admin', `user:${buyerOwner.user_id}`, `user:${dealerParty.user_id}`].sort());
  });

  it('is repeatable by its id', async () => {
    const bid = await acceptedBid(buyerOwner, await dealer(app, db), await postedRequest(buyerOwner));
    const form = { id: uuidv7(), ...inDays(3) };
    const first = await buyerOwner.post(`/api/bids/${bid}/appointments`, form);
    const again = await buyerOwner.post(`/api/bids/${bid}/appointments`, form);
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect((await buyerOwner.post(`/api/bids/${bid}/appointments`, { ...form, ...inDays(4) })).json().code).toBe('id_taken');
    const other = await acceptedBid(buyerOwner, dealerParty, await postedRequest(buyerOwner));
    expect((await buyerOwner.post(`/api/bids/${other}/appointments`, form)).json().code).toBe('id_taken');
    expect(await typesAbout(form.id)).toEqual(['appointment.booked']);
  });

  it.each([
    [{ appointment_date: '2026-02-30' }, 'Please choose a date'],
    [{ appointment_date: '' }, 'Please choose a date'],
    [{ appointment_time: '24:00' }, 'Please choose a time'],
    [inDays(-1), 'Please choose a date and time in the future.'],
    [inDays(92), 'Please choose a date within the next 90 days.'],
    [{ appointment_time: '05:59' }, 'Viewings start between 06:00 and 20:00. Please choose another time.'],
    [{ appointment_time: '20:01' }, 'Viewings start between 06:00 and 20:00. Please choose another time.'],
    [{ buyer_notes: 'x'.repeat(1001) }, 'Notes are too long'],
  ])('refuses %o, and names the field: %s', async (over, sentence) => {
    const bid = await acceptedBid(buyerOwner, await dealer(app, db), await postedRequest(buyerOwner));
    const reply = await buyerOwner.post(`/api/bids/${bid}/appointments`, { id: uuidv7(), ...inDays(3), ...over });
    const [field = ''] = Object.keys(over);
    expect(reply.json()).toMatchObject({ status: 422, detail: sentence, fields: { [field]: sentence } });
  });

  it('needs an accepted offer, an open request and a verified dealer', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const request = await postedRequest(wanjiru);
    const bid = await placedBid(otieno, request);
    const book = async () => (await wanjiru.post(`/api/bids/${bid}/appointments`, { id: uuidv7(), ...inDays(3) })).json().code;
    expect(await book()).toBe('not_accepted');
    await wanjiru.post(`/api/bids/${bid}/accept`);
    await revoke(otieno.user_id);
    expect(await book()).toBe('dealer_not_verified');
    await closeRequest(request);
    expect(await book()).toBe('request_closed');
  });

  it('may follow a cancelled one, not an open one', async () => {
    const bid = await acceptedBid(buyerOwner, await dealer(app, db), await postedRequest(buyerOwner));
    const first = await bookedAppointment(buyerOwner, bid);
    const next = () => buyerOwner.post(`/api/bids/${bid}/appointments`, { id: uuidv7(), ...inDays(6) });
    expect((await next()).json().detail).toBe('A viewing is already booked for this offer.');
    await buyerOwner.post(`/api/appointments/${first}/cancel`, { reason: 'Another day' });
    expect((await next()).statusCode).toBe(200);
  });
});

describe('the page and the server agree about booking another viewing', () => {
  const setStatus = (id: string, form: object) => admin.post(`/api/admin/appointments/${id}/status`, form);
  const cancelled = async (wanjiru: Person, bid: string) => {
    const id = await bookedAppointment(wanjiru, bid);
    await wanjiru.post(`/api/appointments/${id}/cancel`, { reason: 'Rain' });
    return id;
  };

  // In each the latest appointment of the bid is cancelled, and the one before decides.
  it.each([
    ['ok', async () => undefined],
    ['already_booked', (first: string) => setStatus(first, { status: 'pending' })],
    ['already_booked', (first: string) => setStatus(first, { status: 'confirmed' })],
    ['ok', (first: string) => setStatus(first, { status: 'completed', outcome: 'not_sold' })],
    ['already_sold', (first: string) => setStatus(first, { status: 'completed', outcome: 'sold' })],
  ])('%s, %#', async (code, then) => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const bid = await acceptedBid(wanjiru, otieno, await postedRequest(wanjiru));
    const [first, last] = [await cancelled(wanjiru, bid), await cancelled(wanjiru, bid)];
    await then(first);
    const [offer] = (await wanjiru.get('/api/bids')).json().rows;
    expect(offer.appointment).toMatchObject({ id: last, status: 'cancelled' });
    expect(whyNotBookAtAll({ bid: offer, request: offer.request, dealer: offer.dealer })?.code ?? 'ok').toBe(code);
    const page = (await wanjiru.get(`/api/appointments/${last}`)).json();
    expect(whyNotBookAtAll(page)?.code ?? 'ok').toBe(code);
    expect((await wanjiru.post(`/api/bids/${bid}/appointments`, { id: uuidv7(), ...inDays(3) })).json().code ?? 'ok').toBe(code);
  });

  it('offers nothing on a deleted request', async () => {
    const wanjiru = await buyer(app, db);
    const request = await postedRequest(wanjiru);
    const bid = await acceptedBid(wanjiru, await dealer(app, db), request);
    const id = await cancelled(wanjiru, bid);
    await wanjiru.delete(`/api/requests/${request}`);
    expect(whyNotBookAtAll((await wanjiru.get(`/api/appointments/${id}`)).json())).not.toBeNull();
    expect((await wanjiru.post(`/api/bids/${bid}/appointments`, { id: uuidv7(), ...inDays(3) })).statusCode).toBe(404);
  });
});

describe('agreeing on a time', () => {
  it('passes the proposal from one side to the other until one confirms', async () => {
    const bid = await acceptedBid(buyerOwner, dealerParty, await postedRequest(buyerOwner));
    const id = await bookedAppointment(buyerOwner, bid);
    const moved = await dealerParty.post(`/api/appointments/${id}/reschedule`, inDays(5, '16:00'));
    expect(moved.json()).toMatchObject({ status: 'pending', proposed_by: dealerParty.user_id, appointment_time: '16:00' });
    expect((await dealerParty.post(`/api/appointments/${id}/confirm`, {})).json()).toMatchObject({
      code: 'own_proposal',
      detail: 'You proposed this time, so the buyer has to confirm it.',
    });
    const unseen = { appointment_date: new Date(`${inDays(3).appointment_date}T07:00:00Z`).toISOString() };
    expect((await buyerOwner.post(`/api/appointments/${id}/confirm`, unseen)).json().code).toBe('time_changed');
    expect((await buyerOwner.post(`/api/appointments/${id}/confirm`, {})).json().status).toBe('confirmed');
    expect((await buyerOwner.post(`/api/appointments/${id}/confirm`, {})).json().detail).toBe('This viewing is already confirmed.');
    const again = await buyerOwner.post(`/api/appointments/${id}/reschedule`, inDays(7));
    expect(again.json()).toMatchObject({ status: 'pending', proposed_by: buyerOwner.user_id });
    const noted = await dealerParty.post(`/api/appointments/${id}/confirm`, { dealer_notes: 'Ask for Brian' });
    expect(noted.json()).toMatchObject({ status: 'confirmed', dealer_notes: 'Ask for Brian' });
    expect(await typesAbout(id)).toEqual([
      'appointment.booked',
      'appointment.rescheduled',
      'appointment.confirmed',
      'appointment.rescheduled',
      'appointment.confirmed',
    ]);
  });

  it('is over once the time passed or the request closed; a new time helps the first', async () => {
    const request = await postedRequest(buyerOwner);
    const id = await bookedAppointment(buyerOwner, await acceptedBid(buyerOwner, dealerParty, request));
    await startedAppointment(db, id);
    expect((await dealerParty.post(`/api/appointments/${id}/confirm`, {})).json().code).toBe('time_passed');
    await db.updateTable('appointments').set({ outcome_asked_at: new Date().toISOString() }).where('id', '=', id).execute();
    expect((await buyerOwner.post(`/api/appointments/${id}/reschedule`, inDays(2))).statusCode).toBe(200);
    expect((await rowOf(id)).outcome_asked_at).toBeNull();
    await closeRequest(request);
    expect((await dealerParty.post(`/api/appointments/${id}/confirm`, {})).json().code).toBe('request_closed');
    expect((await dealerParty.post(`/api/appointments/${id}/reschedule`, inDays(4))).json().code).toBe('request_closed');
    expect((await rowOf(id)).status).toBe('pending');
  });

  it('cancels with a reason only', async () => {
    const { id } = await confirmedAppointment(buyerOwner, dealerParty);
    expect((await buyerOwner.post(`/api/appointments/${id}/cancel`, { reason: '  ' })).json().detail).toBe('Please say why');
    const reply = await buyerOwner.post(`/api/appointments/${id}/cancel`, { reason: 'Bought elsewhere' });
    expect(reply.json()).toMatchObject({ status: 'cancelled', cancelled_by: 'buyer', cancel_reason: 'Bought elsewhere' });
    expect((await dealerParty.post(`/api/appointments/${id}/cancel`, { reason: 'x' })).statusCode).toBe(409);
  });
});

describe('lists', () => {
  it('show upcoming viewings soonest first, overdue ones apart, all of them latest first, and no phone number', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const book = async (days: number) =>
      bookedAppointment(wanjiru, await acceptedBid(wanjiru, otieno, await postedRequest(wanjiru)), inDays(days));
    const [later, sooner, past] = [await book(9), await book(2), await book(4)];
    await startedAppointment(db, past);
    const ids = async (query: string) => {
      const reply = await otieno.get(`/api/appointments${query}`);
      expect(reply.body).not.toMatch(/712 ?345 ?678/);
      return reply.json().rows.map((one: { id: string }) => one.id);
    };
    expect(await ids('?show=upcoming')).toEqual([sooner, later]);
    expect(await ids('?show=overdue')).toEqual([past]);
    expect(await ids('')).toEqual([later, sooner, past]);
  });

  it('pages both ways without losing a row, also where dates are equal', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    for (let n = 0; n < 23; n++) await bookedAppointment(wanjiru, await acceptedBid(wanjiru, otieno, await postedRequest(wanjiru)));
    for (const query of ['?show=upcoming', '?']) {
      const first = (await wanjiru.get(`/api/appointments${query}`)).json();
      const second = (await wanjiru.get(`/api/appointments${query}&cursor=${first.next}`)).json();
      const ids = [...first.rows, ...second.rows].map((one: { id: string }) => one.id);
      expect([first.rows.length, second.rows.length, new Set(ids).size, second.next]).toEqual([20, 3, 23, null]);
    }
  });
});

describe('the calendar file', () => {
  it('says when and where, in UTC, for one hour, in lines of 75 octets (RFC 5545, 3.1)', async () => {
    await db
      .updateTable('profiles')
      .set({ business_name: `Rift, Motors ${'ũ'.repeat(80)}`, business_address: 'Kenyatta Avenue' })
      .where('user_id', '=', dealerParty.user_id)
      .execute();
    const request = await postedRequest(buyerOwner);
    const id = await bookedAppointment(buyerOwner, await acceptedBid(buyerOwner, dealerParty, request), inDays(3, '14:30'));
    const reply = await buyerOwner.get(`/api/appointments/${id}/calendar.ics`);
    expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const lines = reply.body.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        `UID:${id}@tafutagari`,
        `DTSTART:${inDays(3).appointment_date.replaceAll('-', '')}T113000Z`,
        `DTEND:${inDays(3).appointment_date.replaceAll('-', '')}T123000Z`,
        'SUMMARY:Viewing: Toyota Axio 2016',
        'LOCATION:Kenyatta Avenue',
        'STATUS:TENTATIVE',
      ]),
    );
    expect(lines.join()).toContain('Rift\\, Motors');
    expect(lines.join()).toContain('Proposed on TafutaGari.');
    expect(Math.max(...reply.body.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    await admin.post(`/api/admin/appointments/${id}/status`, { status: 'cancelled' });
    const cancelled = (await dealerParty.get(`/api/appointments/${id}/calendar.ics`)).body.replaceAll('\r\n ', '');
    for (const line of ['Cancelled on TafutaGari.', 'STATUS:CANCELLED']) expect(cancelled).toContain(line);
  });
});
