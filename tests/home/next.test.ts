import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { weekdays } from '../../shared/profile/hours.ts';
import { testApp } from '../support/app.ts';
import { stockedCar } from '../support/cars.ts';
import { acceptedBid, bookedAppointment, confirmedAppointment, placedBid, postedRequest, startedAppointment } from '../support/deal.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { inDays } from '../support/times.ts';

const { app, db } = await testApp();
const admin = await administrator(app, db);

type Person = Awaited<ReturnType<typeof buyer>>;
const next = async (who: Person) => (await who.get('/api/home/next')).json().rows;
const kinds = async (who: Person) => (await next(who)).map(({ kind }: { kind: string }) => kind);
const couple = async () => [await buyer(app, db), await dealer(app, db)] as const;

/** A car that fits no request. */
const unwanted = { make: 'Mitsubishi', model: 'Fuso' };

/** A dealer with a car in stock that fits no request. */
async function busyDealer() {
  const otieno = await dealer(app, db);
  await stockedCar(otieno, unwanted);
  return otieno;
}

describe('the next thing to do, for a buyer', () => {
  it('is nothing for somebody without a request', async () => {
    expect(await next(await buyer(app, db))).toEqual([]);
  });

  it('is the request that nobody answered, then its offers, then the viewing to book, then nothing while the dealer thinks', async () => {
    const [wanjiru, otieno] = await couple();
    const request = await postedRequest(wanjiru, { car_model: 'Toyota Axio 2016', budget: '1.55M' });
    expect(await next(wanjiru)).toEqual([expect.objectContaining({ kind: 'offers_awaited', id: request, car_model: 'Toyota Axio 2016' })]);

    const bid = await placedBid(otieno, request, { price: 1_480_000 });
    expect(await next(wanjiru)).toEqual([
      expect.objectContaining({
        kind: 'offers_wait',
        id: bid,
        price: 1_480_000,
        budget_max: 1_550_000,
        count: 1,
        on_request: 1,
        other_request: null,
      }),
    ]);

    await wanjiru.post(`/api/bids/${bid}/accept`);
    expect(await next(wanjiru)).toEqual([expect.objectContaining({ kind: 'viewing_to_book', id: bid, request_id: request })]);

    const viewing = await bookedAppointment(wanjiru, bid);
    expect(await next(wanjiru)).toEqual([]);
    expect(await next(otieno)).toContainEqual(expect.objectContaining({ kind: 'time_proposed', id: viewing, price: 1_480_000 }));
    await otieno.post(`/api/appointments/${viewing}/confirm`, {});
    expect(await kinds(wanjiru)).toEqual(['viewing_ahead']);
    await otieno.post(`/api/appointments/${viewing}/cancel`, { reason: 'My brother needs the yard' });
    expect(await next(wanjiru)).toEqual([expect.objectContaining({ kind: 'viewing_to_book', id: bid, request_id: request })]);
  });

  it('is not a viewing of a car that is gone: first its dealer names another, then the buyer answers, then it is booked', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await busyDealer()];
    const request = await postedRequest(wanjiru, { car_model: 'Toyota Axio 2016' });
    const [lost, other] = [await stockedCar(otieno, unwanted), await stockedCar(otieno, unwanted)];
    const bid = await acceptedBid(wanjiru, otieno, request, { car_id: lost });
    const standing = async () => {
      const [{ has_accepted, has_other_car }] = (await wanjiru.get('/api/requests')).json().rows;
      return { has_accepted, has_other_car };
    };
    expect(await kinds(wanjiru)).toEqual(['viewing_to_book']);
    expect(await standing()).toEqual({ has_accepted: true, has_other_car: false });

    await otieno.put(`/api/cars/${lost}/status`, { status: 'sold' });
    expect([await kinds(wanjiru), await kinds(otieno)]).toEqual([[], ['other_car_to_name']]);
    expect(await standing()).toEqual({ has_accepted: false, has_other_car: false });

    await otieno.put(`/api/bids/${bid}/car`, { car_id: other });
    expect(await next(wanjiru)).toEqual([expect.objectContaining({ kind: 'other_car_to_answer', id: bid, request_id: request })]);
    expect(await kinds(otieno)).toEqual([]);
    expect(await standing()).toEqual({ has_accepted: false, has_other_car: true });

    await wanjiru.post(`/api/bids/${bid}/car/confirm`, { car_id: other, version: 1 });
    expect(await kinds(wanjiru)).toEqual(['viewing_to_book']);
    expect(await standing()).toEqual({ has_accepted: true, has_other_car: false });
  });

  it('is neither a viewing of a car that was taken down, nor another car of a dealer who lost the verification', async () => {
    const [wanjiru, otieno] = await couple();
    const request = await postedRequest(wanjiru);
    const [taken, lost, other] = [await stockedCar(otieno), await stockedCar(otieno), await stockedCar(otieno)];
    await acceptedBid(wanjiru, otieno, request, { car_id: taken });
    const standing = async () => {
      const [{ has_accepted, has_other_car }] = (await wanjiru.get('/api/requests')).json().rows;
      return { has_accepted, has_other_car, kinds: await kinds(wanjiru) };
    };
    await admin.post(`/api/admin/cars/${taken}/take-down`, { reason: 'No papers', version: 1 });
    expect(await standing()).toEqual({ has_accepted: false, has_other_car: false, kinds: [] });

    const bid = await acceptedBid(wanjiru, otieno, await postedRequest(wanjiru), { car_id: lost });
    await otieno.put(`/api/cars/${lost}/status`, { status: 'sold' });
    await otieno.put(`/api/bids/${bid}/car`, { car_id: other });
    expect(await standing()).toMatchObject({ has_other_car: true, kinds: ['other_car_to_answer'] });
    await db.updateTable('profiles').set({ is_verified: false }).where('user_id', '=', otieno.user_id).execute();
    expect(await standing()).toEqual({ has_accepted: false, has_other_car: false, kinds: [] });
  });

  it('says of a proposed time whether the yard is closed then, as the dealer’s appointments do', async () => {
    const [wanjiru, otieno] = await couple();
    const bid = await acceptedBid(wanjiru, otieno, await postedRequest(wanjiru));
    const id = await bookedAppointment(wanjiru, bid, inDays(3, '19:00'));
    const marks = async () => {
      const lists = ['/api/home/next', '/api/appointments/lines?show=upcoming', '/api/appointments'];
      const rows = await Promise.all(lists.map(async (list) => (await otieno.get(list)).json().rows));
      return rows.map((found) => found.find((row: { id: string }) => row.id === id).is_outside_hours);
    };
    expect(await marks()).toEqual([true, true, true]);
    const open = { opens: '06:00', closes: '20:00' };
    const daily = Object.fromEntries(weekdays.map((day) => [day, open]));
    await otieno.put('/api/profile/yard-hours', daily);
    expect(await marks()).toEqual([false, false, false]);
  });

  it('counts the offers of each request, and a cheaper one over the limit is not the best', async () => {
    const wanjiru = await buyer(app, db);
    const axio = await postedRequest(wanjiru, { budget: '1.5M' });
    const fit = await postedRequest(wanjiru, { car_model: 'Honda Fit', budget: '1M' });
    const [first, second, third] = [await dealer(app, db), await dealer(app, db), await dealer(app, db)];
    const best = await placedBid(first, axio, { price: 1_450_000 });
    await placedBid(second, axio, { price: 1_600_000 });
    await placedBid(third, fit, { price: 1_200_000 });
    expect((await next(wanjiru))[0]).toMatchObject({
      id: best,
      count: 3,
      on_request: 2,
      other_request: { id: fit, car_model: 'Honda Fit', count: 1 },
    });
  });

  it('puts today’s viewing first, then the outcome of a past one, and at most two', async () => {
    const [wanjiru, otieno] = await couple();
    await placedBid(await dealer(app, db), await postedRequest(wanjiru));
    const past = await confirmedAppointment(wanjiru, otieno);
    expect(await kinds(wanjiru)).toEqual(['offers_wait', 'viewing_ahead']);
    await startedAppointment(db, past.id);
    const soon = await confirmedAppointment(wanjiru, otieno);
    await startedAppointment(db, soon.id, -2);
    expect(await next(wanjiru)).toMatchObject([
      { kind: 'viewing_soon', id: soon.id },
      { kind: 'outcome_missing', id: past.id },
    ]);
  });

  it('is the time that the dealer proposed, and a new one once it has passed', async () => {
    const [wanjiru, otieno] = await couple();
    const id = await bookedAppointment(wanjiru, await acceptedBid(wanjiru, otieno, await postedRequest(wanjiru)));
    await startedAppointment(db, id);
    expect(await kinds(wanjiru)).toEqual(['time_passed']);
    await startedAppointment(db, id, -48);
    await db.updateTable('appointments').set({ proposed_by: otieno.user_id }).where('id', '=', id).execute();
    expect(await kinds(wanjiru)).toEqual(['time_proposed']);
    // A dealer who lost the verification can agree on no time.
    await db.updateTable('profiles').set({ is_verified: false }).where('user_id', '=', otieno.user_id).execute();
    expect(await kinds(wanjiru)).toEqual([]);
  });

  it('asks for the rating of a sale until it is given', async () => {
    const [wanjiru, otieno] = await couple();
    const { id } = await confirmedAppointment(wanjiru, otieno);
    await startedAppointment(db, id);
    await otieno.post(`/api/appointments/${id}/complete`, { outcome: 'sold' });
    expect(await kinds(wanjiru)).toEqual(['sale_to_rate']);
    await wanjiru.post(`/api/appointments/${id}/rating`, { id: uuidv7(), rating: 5 });
    expect(await kinds(wanjiru)).toEqual([]);
  });

  it('names an unread message with its words', async () => {
    const [wanjiru, otieno] = await couple();
    const { id } = await confirmedAppointment(wanjiru, otieno);
    await otieno.post(`/api/appointments/${id}/messages`, { id: uuidv7(), message: 'Karibu sana' });
    expect(await next(wanjiru)).toMatchObject([{ kind: 'message_unread', id, words: 'Karibu sana' }, { kind: 'viewing_ahead' }]);
  });

  it('names nothing of other people', async () => {
    const [wanjiru, otieno] = await couple();
    const { id } = await confirmedAppointment(wanjiru, otieno);
    await startedAppointment(db, id);
    await placedBid(await dealer(app, db), await postedRequest(wanjiru));
    expect(await next(await buyer(app, db))).toEqual([]);
    expect(await kinds(await busyDealer())).toEqual([]);
  });
});

describe('the next thing to do, for a dealer', () => {
  it('is what the verification misses, before anything about requests', async () => {
    await postedRequest(await buyer(app, db));
    const otieno = await dealer(app, db, { is_verified: false });
    expect(await next(otieno)).toMatchObject([{ kind: 'details_missing', missing: expect.arrayContaining(['licence number']) }]);
  });

  it('is the newest request that a car of the yard fits and that has no own bid, never simply the newest', async () => {
    const [wanjiru, otieno] = await couple();
    await stockedCar(otieno, { make: 'Peugeot', model: '504', color: 'Silver', price: 400_000 });
    const older = await postedRequest(wanjiru, { car_model: 'Peugeot 504', budget: '450k' });
    const newer = await postedRequest(wanjiru, { car_model: 'Peugeot 504', budget: '450k' });
    await postedRequest(wanjiru, { car_model: 'Volvo 240', budget: '450k' });
    const fitting = { kind: 'request_that_fits', car: { model: '504' }, color: 'Silver', price: 400_000, image_url: null };
    expect(await next(otieno)).toMatchObject([{ ...fitting, id: newer }]);
    const verify = (is_verified: boolean) =>
      db.updateTable('profiles').set({ is_verified }).where('user_id', '=', otieno.user_id).execute();
    await verify(false);
    expect(await kinds(otieno)).not.toContain('request_that_fits');
    await verify(true);
    await placedBid(otieno, newer);
    expect(await next(otieno)).toMatchObject([{ ...fitting, id: older }]);
    await placedBid(otieno, older);
    expect(await next(otieno)).toEqual([]);
  });

  it('is to add the cars of the yard, for whom has none there', async () => {
    const otieno = await dealer(app, db);
    await postedRequest(await buyer(app, db));
    expect(await next(otieno)).toEqual([{ kind: 'stock_to_add', id: otieno.user_id }]);
    const car = await stockedCar(otieno, unwanted);
    expect(await next(otieno)).toEqual([]);
    await otieno.put(`/api/cars/${car}/status`, { status: 'sold' });
    expect(await kinds(otieno)).toEqual(['stock_to_add']);
  });

  it.each<[string, (request: string, dealerId: string) => Promise<unknown>]>([
    [
      'the dealer lost the verification',
      (_, id) => db.updateTable('profiles').set({ is_verified: false }).where('user_id', '=', id).execute(),
    ],
    ['the request is cancelled', (request) => admin.post(`/api/admin/requests/${request}/status`, { status: 'cancelled' })],
    [
      'the request is deleted',
      (request) => db.updateTable('car_requests').set({ deleted_at: sql`now()` }).where('id', '=', request).execute(),
    ],
  ])('is no other car to name once %s', async (_, happens) => {
    const [wanjiru, otieno] = [await buyer(app, db), await busyDealer()];
    const request = await postedRequest(wanjiru);
    const lost = await stockedCar(otieno);
    await acceptedBid(wanjiru, otieno, request, { car_id: lost });
    await otieno.put(`/api/cars/${lost}/status`, { status: 'sold' });
    expect(await kinds(otieno)).toEqual(['other_car_to_name']);
    await happens(request, otieno.user_id);
    expect(await kinds(otieno)).not.toContain('other_car_to_name');
  });

  it('is no other car to name for the buyer who bought the lost one here, who is told so when one is named', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await busyDealer()];
    const [sold, other] = [await stockedCar(otieno), await stockedCar(otieno)];
    const bid = await acceptedBid(wanjiru, otieno, await postedRequest(wanjiru), { car_id: sold });
    const viewing = await bookedAppointment(wanjiru, await acceptedBid(wanjiru, otieno, await postedRequest(wanjiru), { car_id: sold }));
    await otieno.post(`/api/appointments/${viewing}/confirm`, {});
    await startedAppointment(db, viewing);
    await otieno.post(`/api/appointments/${viewing}/complete`, { outcome: 'sold' });
    expect(await kinds(otieno)).not.toContain('other_car_to_name');
    expect((await otieno.put(`/api/bids/${bid}/car`, { car_id: other })).statusCode).toBe(200);
    expect((await next(wanjiru))[0]).toMatchObject({ kind: 'other_car_to_answer', id: bid, car_gone: 'bought' });
  });

  it('is a commission before a request that fits: overdue or due, and of those due only the first', async () => {
    const [wanjiru, otieno] = await couple();
    const { id } = await confirmedAppointment(wanjiru, otieno);
    await startedAppointment(db, id);
    await otieno.post(`/api/appointments/${id}/complete`, { outcome: 'sold', final_price: 1_285_000 });
    await stockedCar(otieno, { make: 'Peugeot', model: '404', price: 400_000 });
    await postedRequest(wanjiru, { car_model: 'Peugeot 404', budget: '450k' });
    expect(await next(otieno)).toMatchObject([{ kind: 'commission_due', amount: 25_700 }, { kind: 'request_that_fits' }]);
    await db.updateTable('commissions').set({ due_at: sql`now() - interval '2 days'` }).where('appointment_id', '=', id).execute();
    expect(await kinds(otieno)).toEqual(['commission_overdue', 'request_that_fits']);
  });
});
