import { describe, expect, it } from 'vitest';
import { storyActs } from '../../demo/acts.ts';
import type { Offer, Request } from '../../demo/story.ts';
import { lengthOf, type Period, periods } from '../../shared/analytics/period.ts';
import { dayInNairobi } from '../../shared/time.ts';
import { type Person, testApp } from '../support/app.ts';
import { stockedCar } from '../support/cars.ts';
import { later, midnight } from '../support/days.ts';
import { placedBid, postedRequest, requestForm, startedDeal } from '../support/deal.ts';
import { acting, lived } from '../support/past.ts';
import { buyer, dealer } from '../support/people.ts';
import { hoursAgo, viewingIn } from '../support/times.ts';

const { app, db } = await testApp();
const minute = 60_000;

/** A buyer's request with one bid of this dealer. */
type Deal = Omit<Offer, 'id'> & { request?: Partial<Request> };

/** Lives through these deals of new buyers with a new dealer, who then reads the figures of a period. */
async function dealerWith(...deals: Deal[]) {
  const otieno = await dealer(app, db);
  for (const { request, ...offer } of deals) {
    const wanjiru = await buyer(app, db);
    const players = {
      now: new Date(),
      admin: acting(wanjiru, 'admin'),
      buyer: acting(wanjiru, 'buyer'),
      dealer: () => acting(otieno, 'dealer'),
    };
    const posted = request?.posted ?? later(offer.placed as Date, -60 * minute);
    await lived(db, storyActs({ ...requestForm(), ...request, posted }, [offer], players));
  }
  return otieno;
}

const figures = async (otieno: Person, period?: Period) =>
  (await otieno.get(`/api/analytics/dealer${period ? `?period=${period}` : ''}`)).json();

describe('the period', () => {
  it.each(periods)('%s begins at midnight in Nairobi, and so does the one before it', async (period) => {
    const { days } = lengthOf[period];
    const [begins, before] = [midnight(days - 1), midnight(2 * days - 1)];
    const otieno = await dealerWith(
      ...[begins, later(begins, -1), before, later(before, 1), later(before, -1)].map((placed) => ({ placed, price: 1_000_000 })),
    );
    const { bids, from, to } = await figures(otieno, period);
    expect(bids).toEqual({ now: 1, before: 3 });
    expect([from, to]).toEqual([begins, midnight(0)].map(dayInNairobi));
  });

  it('is 30 days unless another is asked for', async () => {
    const otieno = await dealerWith({ placed: midnight(29), price: 1 }, { placed: midnight(30), price: 1 });
    expect((await figures(otieno)).bids).toEqual({ now: 1, before: 1 });
    expect((await figures(otieno, '7d')).bids).toEqual({ now: 0, before: 0 });
    expect((await figures(otieno, '90d')).bids).toEqual({ now: 2, before: 0 });
  });

  it.each([
    ['7d', 1],
    ['30d', 3],
    ['90d', 9],
    ['1y', 31],
  ] as const)('%s is cut into pieces of whole days: the second begins after %d', async (period, first) => {
    const { days, pieces } = lengthOf[period];
    const answered = (placed: Date, minutes: number) => ({ placed, price: 1, request: { posted: later(placed, -minutes * minute) } });
    const second = midnight(days - 1 - first);
    const otieno = await dealerWith(
      answered(later(second, -1), 10),
      answered(second, 20),
      answered(midnight(0), 30),
      answered(midnight(2 * days - 1 - first), 40),
    );
    const { answers } = await figures(otieno, period);
    expect(answers).toHaveLength(pieces);
    expect(answers[0]).toMatchObject({ now: 10, before: null });
    expect(answers[1]).toEqual({ day: dayInNairobi(second), now: 20, before: 40 });
    expect(answers.at(-1)).toMatchObject({ now: 30, before: null });
  });
});

describe('what became of the bids', () => {
  const placed = hoursAgo(200);
  const accepted = { placed, decided: ['accepted', hoursAgo(190)] as ['accepted', Date] };
  const viewing = { at: viewingIn(-100), booked: hoursAgo(180), confirmed: hoursAgo(170) };

  it('is counted step by step, in counts and in shillings', async () => {
    const otieno = await dealerWith(
      { placed, price: 900_000 },
      { placed, price: 900_000, decided: ['rejected', hoursAgo(190)] },
      { ...accepted, price: 1_000_000 },
      { ...accepted, price: 2_000_000, appointments: [{ ...viewing, ended: ['dealer', hoursAgo(50), 'not sold'] }] },
      { ...accepted, price: 1_500_000, appointments: [{ ...viewing, ended: ['dealer', hoursAgo(50), 1_450_000] }] },
    );
    expect(await figures(otieno)).toMatchObject({
      bids: { now: 5, before: 0 },
      accepted: { now: 3, before: 0 },
      rejected: { now: 1, before: 0 },
      accepted_value: { now: 4_500_000, before: 0 },
      viewed: { now: 2, before: 0 },
      sold: { now: 1, before: 0 },
      sales: { now: 1, before: 0 },
      sales_value: { now: 1_450_000, before: 0 },
      commission: { now: 29_000, before: 0 },
    });
  });

  it('leaves out what belongs to a deleted request, and another dealer’s', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const deleted = await postedRequest(wanjiru);
    await placedBid(otieno, deleted);
    await placedBid(await dealer(app, db), await postedRequest(wanjiru));
    expect((await figures(otieno)).bids.now).toBe(1);
    expect((await wanjiru.delete(`/api/requests/${deleted}`)).statusCode).toBe(200);
    expect(await figures(otieno)).toMatchObject({ bids: { now: 0 }, answer_minutes: { now: null } });
  });

  it('tells as rejected what the buyer rejected, not what a sale, a lost car or our team ended', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const bids: string[] = [];
    for (let n = 0; n < 3; n += 1) bids.push(await placedBid(otieno, await postedRequest(wanjiru)));
    const [rejected, lost, removed] = bids as [string, string, string];
    await wanjiru.post(`/api/bids/${rejected}/reject`, {});
    const now = new Date().toISOString();
    const ended = { status: 'rejected', decided_at: now } as const;
    await db
      .updateTable('bids')
      .set({ ...ended, car_gone: 'sold' })
      .where('id', '=', lost)
      .execute();
    await db
      .updateTable('bids')
      .set({ ...ended, removed_at: now })
      .where('id', '=', removed)
      .execute();
    const sold = await startedDeal(app, db);
    const { request_id } = await db.selectFrom('appointments').select('request_id').where('id', '=', sold.id).executeTakeFirstOrThrow();
    const beaten = await placedBid(otieno, request_id);
    await sold.otieno.post(`/api/appointments/${sold.id}/complete`, { outcome: 'sold' });
    expect(await db.selectFrom('bids').select('status').where('id', '=', beaten).executeTakeFirst()).toEqual({ status: 'rejected' });
    expect(await figures(otieno)).toMatchObject({ bids: { now: 4 }, accepted: { now: 0 }, rejected: { now: 1 } });
  });

  it('leaves out withdrawn bids, for the dealer and for the buyer', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const request = await postedRequest(wanjiru, { budget: '1M' });
    const bid = await placedBid(otieno, request, { price: 500_000 });
    await placedBid(await dealer(app, db), request, { price: 800_000 });
    const now = new Date().toISOString();
    await db.updateTable('bids').set({ status: 'rejected', decided_at: now, withdrawn_at: now }).where('id', '=', bid).execute();
    const { bids, by_price } = await figures(otieno);
    expect([bids.now, ...by_price.map((band: { bids: { now: number } }) => band.bids.now)]).toEqual([0, 0, 0, 0, 0, 0]);
    const got = (await wanjiru.get('/api/analytics/buyer')).json();
    expect(got).toMatchObject({ offers: { now: 1 }, lowest_percent: { now: 80 }, by_request: [{ offers: 1, lowest: 800_000 }] });
  });

  it('counts a sale on the day it was recorded, whenever its bid was sent, until its commission is refunded', async () => {
    const otieno = await dealerWith({
      placed: midnight(35),
      price: 1_000_000,
      decided: ['accepted', midnight(34)],
      appointments: [{ at: viewingIn(-100), booked: midnight(33), confirmed: midnight(32), ended: ['dealer', hoursAgo(50), 1_000_000] }],
    });
    expect(await figures(otieno)).toMatchObject({ sold: { now: 0, before: 1 }, sales: { now: 1, before: 0 } });
    const now = new Date().toISOString();
    const refunded = { status: 'paid', paid_at: now, refunded_at: now, refund_reference: 'RB9' } as const;
    await db.updateTable('commissions').set(refunded).where('dealer_id', '=', otieno.user_id).execute();
    expect(await figures(otieno)).toMatchObject({ sales: { now: 0 }, sales_value: { now: 0 }, commission: { now: 0 } });
  });

  it.each([
    ['the one in the middle', [10, 500, 20], 20],
    ['the mean of the two in the middle', [10, 20, 30, 500], 25],
  ])('the time to the first answer is %s', async (_name, took, middle) => {
    const otieno = await dealerWith(
      ...took.map((minutes) => ({ placed, price: 1, request: { posted: later(placed, -minutes * minute) } as Partial<Request> })),
    );
    expect((await figures(otieno)).answer_minutes).toEqual({ now: middle, before: null });
  });
});

describe('by price', () => {
  const at = (price: number, budget = '1,000,000') => ({ placed: hoursAgo(20), price, request: { budget } });

  it.each([
    [1, 'far_under'],
    [900_000, 'far_under'],
    [900_000.01, 'under'],
    [999_999.99, 'under'],
    [1_000_000, 'at'],
    [1_000_000.01, 'over'],
    [1_100_000, 'over'],
    [1_100_000.01, 'far_over'],
  ])('KSh %d for a budget of KSh 1,000,000 is %s', async (price, band) => {
    const { by_price } = await figures(await dealerWith(at(price)));
    const filled = by_price.filter(({ bids }: { bids: { now: number } }) => bids.now > 0);
    expect(filled).toEqual([{ band, bids: { now: 1, before: 0 }, accepted: { now: 0, before: 0 }, waiting: 1 }]);
  });

  it('counts the accepted and the waiting ones, and none whose budget can’t be read', async () => {
    const otieno = await dealerWith(
      at(1_000_000),
      { ...at(1_000_000), decided: ['accepted', hoursAgo(10)] },
      { ...at(1_000_000), decided: ['rejected', hoursAgo(10)] },
      at(1_000_000, 'a fair price'),
    );
    const { by_price, bids } = await figures(otieno);
    expect(by_price[2]).toEqual({ band: 'at', bids: { now: 3, before: 0 }, accepted: { now: 1, before: 0 }, waiting: 1 });
    expect(bids.now).toBe(4);
  });
});

it('saves of cars in stock count while they and the car stand', async () => {
  const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
  const [car, other] = [await stockedCar(otieno), await stockedCar(otieno)];
  for (const id of [car, other]) await wanjiru.put(`/api/cars/${id}/saved`, {});
  expect((await figures(otieno)).saves).toEqual({ now: 2, before: 0 });
  await db
    .updateTable('saved_cars')
    .set({ created_at: midnight(30).toISOString() })
    .where('car_id', '=', car)
    .execute();
  expect((await figures(otieno)).saves).toEqual({ now: 1, before: 1 });
  await db
    .updateTable('saved_cars')
    .set({ created_at: midnight(60).toISOString() })
    .where('car_id', '=', car)
    .execute();
  expect((await figures(otieno)).saves).toEqual({ now: 1, before: 0 });
  await db
    .updateTable('cars')
    .set({ deleted_at: midnight(0).toISOString() })
    .where('id', '=', other)
    .execute();
  expect((await figures(otieno)).saves).toEqual({ now: 0, before: 0 });
  expect((await figures(await dealer(app, db))).saves.now).toBe(0);
});
