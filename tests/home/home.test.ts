import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { stockedCar } from '../support/cars.ts';
import { acceptedBid, bookedAppointment, confirmedAppointment, placedBid, postedRequest, startedAppointment } from '../support/deal.ts';
import { buyer, dealer, personas } from '../support/people.ts';

const { app, db } = await testApp();
const people = await personas(app, db);

const everyone = ['visitor', 'buyerOwner', 'buyerOther', 'dealerUnverified', 'dealerOther', 'dealerParty', 'admin'] as const;
const row = (codes: number[]) => everyone.map((name, index) => [name, codes[index]] as const);

describe('the homes', () => {
  it.each(row([401, 200, 200, 403, 403, 403, 403]))('of a buyer: %s gets %d', async (name, code) => {
    expect((await people[name].get('/api/home/buyer')).statusCode).toBe(code);
  });

  it.each(row([401, 403, 403, 200, 200, 200, 403]))('of a dealer: %s gets %d', async (name, code) => {
    expect((await people[name].get('/api/home/dealer')).statusCode).toBe(code);
  });

  it.each(row([401, 200, 200, 200, 200, 200, 200]))('what waits: %s gets %d', async (name, code) => {
    expect((await people[name].get('/api/home/counts')).statusCode).toBe(code);
  });

  it('count what waits for whom', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const waiting = async (who: typeof wanjiru) => (await who.get('/api/home/counts')).json();
    const none = { offers_to_answer: 0, appointments_waiting: 0, unread_messages: 0, notices: 0, unread_warnings: 0, to_decide: 0 };
    expect(await waiting(wanjiru)).toEqual(none);

    const wanted = await postedRequest(wanjiru);
    await placedBid(await dealer(app, db), wanted);
    const booked = await bookedAppointment(wanjiru, await acceptedBid(wanjiru, otieno, wanted));
    expect(await waiting(wanjiru)).toMatchObject({ offers_to_answer: 1, appointments_waiting: 0 });
    expect(await waiting(otieno)).toMatchObject({ offers_to_answer: 0, appointments_waiting: 1 });
    await otieno.post(`/api/appointments/${booked}/messages`, { id: uuidv7(), message: 'Karibu' });
    expect(await waiting(wanjiru)).toMatchObject({ unread_messages: 1 });
    expect(await waiting(otieno)).toMatchObject({ unread_messages: 0 });

    // Confirmed, it waits for nobody; once its time has passed, it waits for both.
    const viewing = await confirmedAppointment(wanjiru, otieno);
    expect(await waiting(otieno)).toMatchObject({ appointments_waiting: 1 });
    await startedAppointment(db, viewing.id);
    expect(await waiting(wanjiru)).toMatchObject({ appointments_waiting: 1 });
    expect(await waiting(otieno)).toMatchObject({ appointments_waiting: 2 });
    expect(await waiting(await buyer(app, db))).toEqual(none);
  });

  it('count what the person can act on, alike in badge, figure, card and request', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const wanted = await postedRequest(wanjiru);
    await placedBid(await dealer(app, db), wanted);
    await placedBid(otieno, wanted);
    const offers = async () => [
      (await wanjiru.get('/api/home/counts')).json().offers_to_answer,
      (await wanjiru.get('/api/home/buyer')).json().pending_offers,
      (await wanjiru.get('/api/home/next')).json().rows[0].count,
      (await wanjiru.get('/api/home/next')).json().rows[0].on_request,
      (await wanjiru.get(`/api/requests/${wanted}`)).json().waiting_count,
    ];
    expect(await offers()).toEqual([2, 2, 2, 2, 2]);
    // What a dealer without verification offers or proposes can't be answered.
    const proposed = await bookedAppointment(wanjiru, await acceptedBid(wanjiru, otieno, await postedRequest(wanjiru)));
    await db.updateTable('appointments').set({ proposed_by: otieno.user_id }).where('id', '=', proposed).execute();
    const times = async () => (await wanjiru.get('/api/home/counts')).json().appointments_waiting;
    expect(await times()).toBe(1);
    await db.updateTable('profiles').set({ is_verified: false }).where('user_id', '=', otieno.user_id).execute();
    expect(await offers()).toEqual([1, 1, 1, 1, 1]);
    expect(await times()).toBe(0);
    await startedAppointment(db, proposed);
    expect(await times()).toBe(0);
    // The outcome of a viewing can be given whatever became of the verification.
    await db.updateTable('appointments').set({ status: 'confirmed' }).where('id', '=', proposed).execute();
    expect(await times()).toBe(1);
  });

  it('count real rows', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const nothing = { upcoming_appointments: 0, unread_messages: 0 };
    expect((await wanjiru.get('/api/home/buyer')).json()).toEqual({ active_requests: 0, pending_offers: 0, saved_cars: 0, ...nothing });
    expect((await otieno.get('/api/home/dealer')).json()).toEqual({
      active_bids: 0,
      revenue: 0,
      confirmed_sales: 0,
      commission_owed: 0,
      commission_held: 0,
      saves: 0,
      to_confirm: 0,
      confirmed: 0,
      rating: null,
      rating_count: 0,
      ...nothing,
    });
    const { id } = await confirmedAppointment(wanjiru, otieno);
    await startedAppointment(db, id);
    await otieno.post(`/api/appointments/${id}/complete`, { outcome: 'sold', final_price: 1_200_000 });
    const [saved, deleted, ofOthers] = [await stockedCar(otieno), await stockedCar(otieno), await stockedCar(await dealer(app, db))];
    for (const person of [wanjiru, await buyer(app, db)])
      for (const car of [saved, deleted, ofOthers]) await person.put(`/api/cars/${car}/saved`);
    await otieno.delete(`/api/cars/${deleted}`);
    const open = await postedRequest(wanjiru);
    const appointment = await bookedAppointment(wanjiru, await acceptedBid(wanjiru, otieno, open, { price: 900_000.5 }));
    await placedBid(await dealer(app, db), open);
    await placedBid(otieno, await postedRequest(wanjiru));
    await otieno.post(`/api/appointments/${appointment}/messages`, { id: uuidv7(), message: 'Karibu' });
    const gone = await postedRequest(wanjiru);
    await acceptedBid(wanjiru, otieno, gone);
    await placedBid(await dealer(app, db), gone);
    await wanjiru.delete(`/api/requests/${gone}`);
    // Closed requests, past appointments and paid commissions are not counted as open.
    const closed = await postedRequest(wanjiru);
    await placedBid(await dealer(app, db), closed);
    await people.admin.post(`/api/admin/requests/${closed}/status`, { status: 'cancelled' });
    const past = await confirmedAppointment(wanjiru, otieno);
    await startedAppointment(db, past.id);
    const paid = await confirmedAppointment(await buyer(app, db), otieno);
    await startedAppointment(db, paid.id);
    const { commission } = (await otieno.post(`/api/appointments/${paid.id}/complete`, { outcome: 'sold' })).json();
    await people.admin.post(`/api/admin/commissions/${commission.id}/paid`, {});
    expect((await wanjiru.get('/api/home/buyer')).json()).toEqual({
      active_requests: 3,
      pending_offers: 2,
      upcoming_appointments: 1,
      unread_messages: 1,
      saved_cars: 3,
    });
    expect((await otieno.get('/api/home/dealer')).json()).toMatchObject({
      active_bids: 1,
      revenue: 2_185_000.5 + 2 * 1_285_000,
      confirmed_sales: 2,
      commission_owed: 24_000,
      commission_held: 0,
      saves: 2,
      upcoming_appointments: 1,
      to_confirm: 1,
      confirmed: 0,
      unread_messages: 0,
    });

    // Each leads to its list, narrowed to what it counts.
    const list = async (who: typeof wanjiru, address: string) => (await who.get(`/api/${address}`)).json().rows;
    const [active, toAnswer] = [await list(wanjiru, 'requests?show=active'), await list(wanjiru, 'requests?show=to_answer')];
    expect([active.length, toAnswer.length]).toEqual([3, 2]);
    expect(toAnswer.map(({ waiting_count }: { waiting_count: number }) => waiting_count)).toEqual([1, 1]);
    expect((await list(wanjiru, 'appointments?show=upcoming')).length).toBe(1);
    expect((await list(wanjiru, 'saved-cars')).length).toBe(3);
    expect((await list(otieno, 'bids?status=pending')).length).toBe(1);
    const accepted = await list(otieno, 'bids?status=accepted');
    expect(accepted.reduce((sum: number, { price }: { price: number }) => sum + price, 0)).toBe(2_185_000.5 + 2 * 1_285_000);
    expect((await list(otieno, 'appointments?show=sold')).length).toBe(2);
    expect((await list(wanjiru, 'appointments?show=sold')).length).toBe(1);
    expect((await list(otieno, 'commissions?status=pending')).length).toBe(1);
    expect((await list(wanjiru, 'requests')).length).toBe(5);
    expect((await wanjiru.get('/api/requests?show=all')).statusCode).toBe(422);
  });
});
