import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { acceptedBid, bookedAppointment, postedRequest } from '../support/deal.ts';
import { buyer, dealer, personas } from '../support/people.ts';
import { inDays } from '../support/times.ts';

const { app, db } = await testApp();
const people = await personas(app, db);
const { buyerOwner, buyerOther, dealerParty } = people;
const booked = async () => bookedAppointment(buyerOwner, await acceptedBid(buyerOwner, dealerParty, await postedRequest(buyerOwner)));

const revoke = (user_id: string) => db.updateTable('profiles').set({ is_verified: false }).where('user_id', '=', user_id).execute();

// Who gets which answer stands in tests/permissions/appointments.ts.
describe('a viewing', () => {
  it('is in the lists of its two sides, and in no other', async () => {
    const id = await booked();
    const { visitor: _, ...signedIn } = people;
    const seen: Record<string, boolean> = {};
    for (const [name, person] of Object.entries(signedIn))
      seen[name] = (await person.get('/api/appointments')).json().rows.some((one: { id: string }) => one.id === id);
    const nobody = { buyerOther: false, dealerUnverified: false, dealerOther: false, admin: false };
    expect(seen).toEqual({ ...nobody, buyerOwner: true, dealerParty: true });
  });

  it('of others is answered like a made-up id and like nonsense', async () => {
    const answers = [];
    for (const id of [await booked(), uuidv7(), 'nonsense'])
      answers.push((await buyerOther.post(`/api/appointments/${id}/cancel`, { reason: 'x' })).body);
    expect(new Set(answers).size).toBe(1);
  });

  it('is not confirmed or moved by a revoked dealer, but cancelled', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const viewing = await bookedAppointment(wanjiru, await acceptedBid(wanjiru, otieno, await postedRequest(wanjiru)));
    await revoke(otieno.user_id);
    expect((await otieno.post(`/api/appointments/${viewing}/confirm`, {})).statusCode).toBe(403);
    expect((await otieno.post(`/api/appointments/${viewing}/reschedule`, inDays(4))).statusCode).toBe(403);
    expect((await otieno.post(`/api/appointments/${viewing}/cancel`, { reason: 'Closed' })).statusCode).toBe(200);
  });
});
