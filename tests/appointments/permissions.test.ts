import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { acceptedBid, bookedAppointment, postedRequest, startedAppointment } from '../support/deal.ts';
import { buyer, dealer, personas } from '../support/people.ts';
import { forgetCounts } from '../support/rate-limits.ts';
import { inDays } from '../support/times.ts';

const { app, db } = await testApp();
const people = await personas(app, db);
const { buyerOwner, dealerParty } = people;

const everyone = ['visitor', 'buyerOwner', 'buyerOther', 'dealerUnverified', 'dealerOther', 'dealerParty', 'admin'] as const;
const row = (codes: number[]) => everyone.map((name, index) => [name, codes[index]] as const);

const revoke = (user_id: string) => db.updateTable('profiles').set({ is_verified: false }).where('user_id', '=', user_id).execute();

describe('who may do what', () => {
  let bid: string;
  let id: string;

  beforeEach(async () => {
    await forgetCounts(db);
    const request = await postedRequest(buyerOwner);
    bid = await acceptedBid(buyerOwner, dealerParty, request);
    id = await bookedAppointment(buyerOwner, bid);
  });

  const path = (name: string) => `/api/appointments/${id}/${name}`;

  it.each(row([401, 409, 404, 403, 403, 403, 403]))('appointment.insert: %s gets %d', async (name, code) => {
    expect((await people[name].post(`/api/bids/${bid}/appointments`, { id: uuidv7(), ...inDays(2) })).statusCode).toBe(code);
  });

  it.each(row([401, 422, 404, 403, 403, 403, 403]))('appointment.insert with a forged status: %s gets %d', async (name, code) => {
    const forged = { id: uuidv7(), ...inDays(2), status: 'confirmed' };
    expect((await people[name].post(`/api/bids/${bid}/appointments`, forged)).statusCode).toBe(code);
  });

  it.each(row([401, 409, 404, 404, 404, 200, 200]))('appointment.confirm of the buyer’s proposal: %s gets %d', async (name, code) => {
    expect((await people[name].post(path('confirm'), {})).statusCode).toBe(code);
  });

  // Another buyer's 404 comes first: what they may not see does not exist.
  it.each(row([401, 403, 404, 404, 404, 200, 403]))('appointment.write_dealer_notes: %s gets %d', async (name, code) => {
    expect((await people[name].post(path('confirm'), { dealer_notes: 'Gate B' })).statusCode).toBe(code);
  });

  it.each(row([401, 200, 404, 404, 404, 200, 200]))('appointment.complete: %s gets %d', async (name, code) => {
    await db.updateTable('appointments').set({ status: 'confirmed' }).where('id', '=', id).execute();
    await startedAppointment(db, id);
    expect((await people[name].post(path('complete'), { outcome: 'not_sold' })).statusCode).toBe(code);
  });

  it.each(row([401, 200, 404, 404, 404, 200, 200]))('appointment.cancel: %s gets %d', async (name, code) => {
    expect((await people[name].post(path('cancel'), { reason: 'Car is gone' })).statusCode).toBe(code);
  });

  it.each(row([401, 200, 404, 404, 404, 200, 403]))('appointment.reschedule: %s gets %d', async (name, code) => {
    expect((await people[name].post(path('reschedule'), inDays(5))).statusCode).toBe(code);
  });

  it.each(row([401, 200, 200, 200, 200, 200, 200]))('appointment.list_own: %s gets %d', async (name, code) => {
    const reply = await people[name].get('/api/appointments');
    expect(reply.statusCode).toBe(code);
    const isParty = name === 'buyerOwner' || name === 'dealerParty';
    if (code === 200) expect(reply.json().rows.some((one: { id: string }) => one.id === id)).toBe(isParty);
  });

  it.each(row([401, 200, 404, 404, 404, 200, 200]))('appointment.read_one: %s gets %d', async (name, code) => {
    expect((await people[name].get(`/api/appointments/${id}`)).statusCode).toBe(code);
  });

  it.each(row([401, 200, 404, 404, 404, 200, 403]))('the calendar file: %s gets %d', async (name, code) => {
    expect((await people[name].get(path('calendar.ics'))).statusCode).toBe(code);
  });

  it.each(row([401, 403, 403, 403, 403, 403, 200]))('appointment.set_any_status: %s gets %d', async (name, code) => {
    expect((await people[name].post(`/api/admin/appointments/${id}/status`, { status: 'cancelled' })).statusCode).toBe(code);
  });

  it.each(row([401, 200, 404, 404, 404, 409, 403]))(
    'appointment.dispute_outcome recorded by the dealer: %s gets %d',
    async (name, code) => {
      await dealerParty.post(path('confirm'), {});
      await startedAppointment(db, id);
      await dealerParty.post(path('complete'), { outcome: 'not_sold' });
      expect((await people[name].post(path('dispute'), { id: uuidv7(), reason: 'We did agree' })).statusCode).toBe(code);
    },
  );

  it.each(row([401, 200, 404, 403, 403, 403, 403]))('request.delete: %s gets %d', async (name, code) => {
    const request = await postedRequest(buyerOwner);
    expect((await people[name].delete(`/api/requests/${request}`)).statusCode).toBe(code);
  });

  it('answers another’s appointment like a made-up id', async () => {
    const made = await people.buyerOther.post(`/api/appointments/${uuidv7()}/cancel`, { reason: 'x' });
    expect((await people.buyerOther.post(path('cancel'), { reason: 'x' })).body).toBe(made.body);
    expect((await people.buyerOther.post('/api/appointments/nonsense/cancel', { reason: 'x' })).body).toBe(made.body);
  });

  it('keeps a revoked dealer from confirming and proposing, not from cancelling', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const viewing = await bookedAppointment(wanjiru, await acceptedBid(wanjiru, otieno, await postedRequest(wanjiru)));
    await revoke(otieno.user_id);
    expect((await otieno.post(`/api/appointments/${viewing}/confirm`, {})).statusCode).toBe(403);
    expect((await otieno.post(`/api/appointments/${viewing}/reschedule`, inDays(4))).statusCode).toBe(403);
    expect((await otieno.post(`/api/appointments/${viewing}/cancel`, { reason: 'Closed' })).statusCode).toBe(200);
  });
});
