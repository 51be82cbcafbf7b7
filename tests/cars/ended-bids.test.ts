import { beforeEach, describe, expect, it } from 'vitest';
import { type Person, testApp } from '../support/app.ts';
import { stockedCar } from '../support/cars.ts';
import { acceptedBid, bookedAppointment, eventsAbout, placedBid, postedRequest, startedAppointment } from '../support/deal.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { inDays } from '../support/times.ts';

const { app, db } = await testApp();
const admin = await administrator(app, db);

let [wanjiru, achieng, otieno] = [{} as Person, {} as Person, {} as Person];
let car = '';
beforeEach(async () => {
  [wanjiru, achieng, otieno] = [await buyer(app, db), await buyer(app, db), await dealer(app, db)];
  car = await stockedCar(otieno);
});

const carry = async (person: Person, over: object = {}) => placedBid(otieno, await postedRequest(person), { car_id: car, ...over });
const carryAccepted = async (person: Person) => acceptedBid(person, otieno, await postedRequest(person), { car_id: car });
const setStatus = (status: string) => otieno.put(`/api/cars/${car}/status`, { status });
const code = async (reply: ReturnType<Person['post']>) => (await reply).json().code ?? 'ok';
const rowOf = (id: string) =>
  db.selectFrom('bids').select(['status', 'car_id', 'car_gone', 'decided_at']).where('id', '=', id).executeTakeFirstOrThrow();
const viewingOf = (id: string) =>
  db.selectFrom('appointments').select(['status', 'cancel_reason', 'cancelled_by']).where('id', '=', id).executeTakeFirstOrThrow();
const carRow = () => db.selectFrom('cars').select(['status', 'sold_at', 'deleted_at']).where('id', '=', car).executeTakeFirstOrThrow();

/** A confirmed viewing of the car that has begun. */
async function viewing(person: Person) {
  const bid = await carryAccepted(person);
  const id = await bookedAppointment(person, bid);
  await otieno.post(`/api/appointments/${id}/confirm`, {});
  await startedAppointment(db, id);
  return { id, bid };
}
const complete = (id: string, outcome = 'sold', by = otieno) => by.post(`/api/appointments/${id}/complete`, { outcome });

describe('the dealer says how far the sale of a car is', () => {
  it('available ↔ reserved → sold → available, each with an event for everyone who sees it', async () => {
    for (const status of ['reserved', 'available', 'sold', 'available']) expect((await setStatus(status)).json().status).toBe(status);
    const events = (await eventsAbout(db, car)).filter(({ type }) => type === 'car.status_changed');
    expect(events.map(({ topics }) => topics)).toEqual(Array(4).fill(['admin', 'market', `user:${otieno.user_id}`]));
    expect(await code(setStatus('available'))).toBe('wrong_state');
  });

  it('one that waits for the administrator is nobody’s business', async () => {
    await db.updateTable('cars').set({ approval: 'waiting' }).where('id', '=', car).execute();
    await setStatus('reserved');
    const events = (await eventsAbout(db, car)).filter(({ type }) => type === 'car.status_changed');
    expect(events.map(({ topics }) => topics)).toEqual([['admin', `user:${otieno.user_id}`]]);
  });

  it.each(['sold', 'deleted'])('not %s while a viewing of it is open', async (how) => {
    const { id, bid } = await viewing(wanjiru);
    const end = () => (how === 'sold' ? setStatus('sold') : otieno.delete(`/api/cars/${car}`));
    expect(await code(end())).toBe('viewing_open');
    expect(await rowOf(bid)).toMatchObject({ car_id: car, car_gone: null });
    await complete(id, 'not_sold');
    expect((await end()).statusCode).toBe(200);
  });

  it('reads of several open viewings of it the one that begins first, whichever was booked first', async () => {
    const book = async (days: number) => bookedAppointment(wanjiru, await carryAccepted(wanjiru), inDays(days));
    const [, first] = [await book(5), await book(3), await book(4)];
    expect((await otieno.get(`/api/cars/${car}/bids`)).json()).toMatchObject({ viewing_id: first, has_open_viewing: true });
  });

  it('not available again while a sale of it here stands; a sale that is taken back does not revive it', async () => {
    const { id } = await viewing(wanjiru);
    await complete(id);
    expect(await code(setStatus('available'))).toBe('sale_stands');
    await admin.post(`/api/admin/appointments/${id}/status`, { status: 'cancelled' });
    expect(await carRow()).toMatchObject({ status: 'sold' });
    expect((await setStatus('available')).json().status).toBe('available');
  });
});

describe.each(['sold', 'deleted'] as const)('a car that is %s by its dealer', (gone) => {
  const end = () => (gone === 'sold' ? setStatus('sold') : otieno.delete(`/api/cars/${car}`));

  it('ends the bids that carry it, of frozen requests too, and no others', async () => {
    const frozen = await postedRequest(wanjiru);
    const pending = [await carry(wanjiru), await placedBid(otieno, frozen, { car_id: car })];
    await admin.post(`/api/admin/requests/${frozen}/status`, { status: 'cancelled' });
    const accepted = await carryAccepted(achieng);
    const others = [await carry(achieng, { car_id: await stockedCar(otieno) }), await carry(achieng, { car_id: null })];
    const rejected = await carry(achieng);
    await achieng.post(`/api/bids/${rejected}/reject`);

    const ends = (await otieno.get(`/api/cars/${car}/bids`)).json();
    expect(ends).toMatchObject({ count: 3, has_open_viewing: false, has_sale: false });
    expect(ends.bids.map(({ id }: { id: string }) => id).sort()).toEqual([...pending, accepted].sort());

    expect((await end()).statusCode).toBe(200);
    for (const id of pending)
      expect(await rowOf(id)).toMatchObject({ status: 'rejected', car_id: null, car_gone: gone, decided_at: expect.any(String) });
    expect(await rowOf(accepted)).toMatchObject({ status: 'accepted', car_id: null, car_gone: gone });
    for (const id of others) expect(await rowOf(id)).toMatchObject({ status: 'pending', car_gone: null });
    expect(await rowOf(rejected)).toMatchObject({ status: 'rejected', car_gone: null });
  });

  it('tells both sides, live, and nobody else', async () => {
    const [pending, accepted] = [await carry(wanjiru), await carryAccepted(achieng)];
    await end();
    const heard = async (id: string, type: string) => (await eventsAbout(db, id)).filter((event) => event.type === type);
    expect(await heard(pending, 'bid.rejected')).toMatchObject([
      { data: { car_gone: gone }, topics: ['admin', `user:${wanjiru.user_id}`, `user:${otieno.user_id}`].sort() },
    ]);
    expect(await heard(accepted, 'bid.car_gone')).toMatchObject([
      { data: { car_gone: gone }, topics: ['admin', `user:${achieng.user_id}`, `user:${otieno.user_id}`].sort() },
    ]);
  });

  it('is there for nobody to bid with, and the bids of a deleted request stay what they were', async () => {
    const request = await postedRequest(wanjiru);
    const bid = await placedBid(otieno, request, { car_id: car });
    await wanjiru.delete(`/api/requests/${request}`);
    await end();
    expect(await rowOf(bid)).toMatchObject({ status: 'pending', car_id: car });
    expect(await carRow()).toMatchObject(gone === 'sold' ? { status: 'sold', deleted_at: null } : { deleted_at: expect.any(String) });
    if (gone === 'deleted') expect((await otieno.get(`/api/own-cars/${car}`)).statusCode).toBe(404);
  });
});

describe('a sale here', () => {
  it.each(['available', 'reserved'])(
    'sells a car that is %s; the other bids and viewings with it end, the sold one keeps it',
    async (status) => {
      const pending = await carry(achieng);
      const [won, lost] = [await viewing(wanjiru), await viewing(achieng)];
      await setStatus(status);
      expect((await complete(won.id)).statusCode).toBe(200);
      expect(await carRow()).toMatchObject({ status: 'sold', sold_at: expect.any(String) });
      expect(await rowOf(won.bid)).toMatchObject({ status: 'accepted', car_id: car, car_gone: null });
      expect(await rowOf(pending)).toMatchObject({ status: 'rejected', car_gone: 'sold' });
      expect(await rowOf(lost.bid)).toMatchObject({ status: 'accepted', car_id: null, car_gone: 'sold' });
      const seen = (await achieng.get(`/api/appointments/${lost.id}`)).json();
      expect(seen).toMatchObject({ status: 'cancelled', cancel_reason: 'The car was sold to someone else', cancelled_by: 'system' });
      expect(seen.bid).toMatchObject({ car: null, car_gone: 'sold' });
      expect((await otieno.get(`/api/cars/${car}/bids`)).json()).toMatchObject({ count: 0, has_sale: true });
    },
  );

  it('to a buyer who has it offered on other requests too: it was recorded as sold to them there, and nobody says it was someone else', async () => {
    const [pending, others] = [await carry(wanjiru), await carry(achieng)];
    const [won, twin] = [await viewing(wanjiru), await viewing(wanjiru)];
    await complete(won.id);
    expect(await rowOf(pending)).toMatchObject({ status: 'rejected', car_gone: 'bought' });
    expect(await rowOf(twin.bid)).toMatchObject({ status: 'accepted', car_id: null, car_gone: 'bought' });
    expect(await rowOf(others)).toMatchObject({ status: 'rejected', car_gone: 'sold' });
    expect(await viewingOf(twin.id)).toMatchObject({
      status: 'cancelled',
      cancel_reason: 'The car was recorded as sold to this buyer through another request',
      cancelled_by: null,
    });
    const [event] = (await eventsAbout(db, twin.bid)).filter(({ type }) => type === 'bid.car_gone');
    expect(event?.data).toMatchObject({ car_gone: 'bought' });
  });

  it('sells the car that was viewed, and no other one of the dealer', async () => {
    const other = await stockedCar(otieno);
    const { id } = await viewing(wanjiru);
    await complete(id);
    expect((await otieno.get(`/api/own-cars/${other}`)).json().status).toBe('available');
  });

  it('one that did not sell leaves everything as it is', async () => {
    const pending = await carry(achieng);
    const { id, bid } = await viewing(wanjiru);
    await complete(id, 'not_sold');
    expect(await carRow()).toMatchObject({ status: 'available' });
    expect([await rowOf(pending), await rowOf(bid)]).toMatchObject([{ status: 'pending', car_id: car }, { car_id: car }]);
  });

  it('there is one that stands for each car; an administrator can’t record another', async () => {
    const [won, lost] = [await viewing(wanjiru), await viewing(achieng)];
    await complete(won.id);
    const second = await admin.post(`/api/admin/appointments/${lost.id}/status`, { status: 'completed', outcome: 'sold' });
    expect(second.json()).toMatchObject({ status: 409, code: 'car_sold', detail: 'This car is already sold.' });
    expect(await viewingOf(lost.id)).toMatchObject({ status: 'cancelled' });
  });

  it('no viewing of it is opened again by the administrator, unless it is that of the sale itself', async () => {
    const [won, lost] = [await viewing(wanjiru), await viewing(achieng)];
    await complete(won.id);
    const reopen = (id: string) => admin.post(`/api/admin/appointments/${id}/status`, { status: 'confirmed' });
    expect(await code(reopen(lost.id))).toBe('car_gone');
    expect((await reopen(won.id)).statusCode).toBe(200);
    expect(await carRow()).toMatchObject({ status: 'sold' });
    expect((await complete(won.id)).statusCode).toBe(200);
  });

  it('from an offer whose sale was taken back nothing is booked until the car is available again', async () => {
    const { id, bid } = await viewing(wanjiru);
    await complete(id);
    await admin.post(`/api/admin/appointments/${id}/status`, { status: 'cancelled' });
    const { request_id } = (await wanjiru.get('/api/bids')).json().rows[0];
    await admin.post(`/api/admin/requests/${request_id}/status`, { status: 'active' });
    await expect(bookedAppointment(wanjiru, bid)).rejects.toThrow('This car is already sold.');
    await setStatus('available');
    await bookedAppointment(wanjiru, bid);
  });
});
