import { describe, expect, it } from 'vitest';
import { storyActs } from '../../demo/acts.ts';
import type { Offer, Request } from '../../demo/story.ts';
import { type Person, testApp } from '../support/app.ts';
import { later, midnight } from '../support/days.ts';
import { placedBid, postedRequest, requestForm } from '../support/deal.ts';
import { acting, lived } from '../support/past.ts';
import { buyer, dealer } from '../support/people.ts';
import { hoursAgo, viewingIn } from '../support/times.ts';

const { app, db } = await testApp();
const minute = 60_000;

/** A new buyer's request with offers of new dealers, lived through before now. */
async function posted(wanjiru: Person, request: Partial<Request> & { posted: Date }, offers: Omit<Offer, 'id'>[] = []) {
  const dealers = new Map<Offer, Person>();
  for (const offer of offers) dealers.set(offer, await dealer(app, db));
  const players = {
    now: new Date(),
    admin: acting(wanjiru, 'admin'),
    buyer: acting(wanjiru, 'buyer'),
    dealer: (offer: Offer) => acting(dealers.get(offer) ?? wanjiru, 'dealer'),
  };
  await lived(db, storyActs({ ...requestForm(), ...request }, offers, players));
}

const figures = async (wanjiru: Person, period = '30d') => (await wanjiru.get(`/api/analytics/buyer?period=${period}`)).json();

describe('a buyer’s figures', () => {
  it('count requests and offers by the midnights of Nairobi', async () => {
    const wanjiru = await buyer(app, db);
    const [begins, before] = [midnight(29), midnight(59)];
    for (const at of [begins, later(begins, -minute), before, later(before, -minute)]) {
      await posted(wanjiru, { posted: at }, [{ price: 1_000_000, placed: at }]);
    }
    expect(await figures(wanjiru)).toMatchObject({ requests: { now: 1, before: 2 }, offers: { now: 1, before: 2 } });
    expect((await figures(wanjiru)).by_request).toHaveLength(1);
  });

  it('count an offer on the day it came, and a request with all its offers', async () => {
    const wanjiru = await buyer(app, db);
    await posted(wanjiru, { posted: midnight(31) }, [{ price: 1_000_000, placed: midnight(2) }]);
    expect(await figures(wanjiru)).toMatchObject({ requests: { now: 0, before: 1 }, offers: { now: 1, before: 0 }, by_request: [] });
  });

  it('set the lowest and the mean offer against the budget, and tell how long the first one took', async () => {
    const wanjiru = await buyer(app, db);
    const at = hoursAgo(100);
    const offer = (price: number, minutes: number) => ({ price, placed: later(at, minutes * minute) });
    await posted(wanjiru, { posted: at, budget: '1,000,000' }, [offer(900_000, 60), offer(800_000, 30), offer(1_300_000, 90)]);
    await posted(wanjiru, { posted: later(at, 60 * minute), budget: '2,000,000' }, [offer(2_000_000, 180)]);
    await posted(wanjiru, { posted: later(at, 120 * minute), budget: 'a fair price' }, [offer(10_000, 130)]);
    await posted(wanjiru, { posted: hoursAgo(48), budget: '1,000,000' });
    const { by_request, ...all } = await figures(wanjiru);
    expect(all).toMatchObject({
      lowest_percent: { now: 90, before: null },
      mean_percent: { now: 100, before: null },
      // Of 30, 120 and 10 minutes; the request without an offer has none.
      first_offer_minutes: { now: 30, before: null },
    });
    expect(by_request).toMatchObject([
      { offers: 0, lowest: null, mean: null, first_offer_minutes: null, waited_minutes: 48 * 60 },
      { offers: 1, lowest: 10_000, budget_max: null, first_offer_minutes: 10 },
      { offers: 1, lowest: 2_000_000, mean: 2_000_000, budget_max: 2_000_000, first_offer_minutes: 120 },
      { offers: 3, lowest: 800_000, mean: 1_000_000, budget_max: 1_000_000, first_offer_minutes: 30 },
    ]);
  });

  it('count viewings that took place and cars bought, until the commission is refunded', async () => {
    const wanjiru = await buyer(app, db);
    const viewing = { at: viewingIn(-100), booked: hoursAgo(180), confirmed: hoursAgo(170) };
    const accepted = { price: 1_000_000, placed: hoursAgo(200), decided: ['accepted', hoursAgo(190)] as ['accepted', Date] };
    await posted(wanjiru, { posted: hoursAgo(210) }, [
      { ...accepted, appointments: [{ ...viewing, ended: ['buyer', hoursAgo(60), 'not sold'] }] },
      { ...accepted, appointments: [{ ...viewing, cancelled: ['buyer', hoursAgo(120), 'Ill'] }] },
      { ...accepted, appointments: [{ ...viewing, ended: ['buyer', hoursAgo(50), 990_000] }] },
    ]);
    expect(await figures(wanjiru)).toMatchObject({ viewings: { now: 2, before: 0 }, purchases: { now: 1, before: 0 } });
    const now = new Date().toISOString();
    const refunded = { status: 'paid', paid_at: now, refunded_at: now, refund_reference: 'RB9' } as const;
    const own = db.selectFrom('appointments').select('id').where('buyer_id', '=', wanjiru.user_id);
    await db.updateTable('commissions').set(refunded).where('appointment_id', 'in', own).execute();
    expect(await figures(wanjiru)).toMatchObject({ viewings: { now: 2 }, purchases: { now: 0, before: 0 } });
    expect(await figures(await buyer(app, db))).toMatchObject({ requests: { now: 0, before: 0 }, viewings: { now: 0, before: 0 } });
  });

  it('leave out a deleted request and what was offered for it', async () => {
    const wanjiru = await buyer(app, db);
    const deleted = await postedRequest(wanjiru);
    await placedBid(await dealer(app, db), deleted);
    expect(await figures(wanjiru)).toMatchObject({ requests: { now: 1 }, offers: { now: 1 } });
    await wanjiru.delete(`/api/requests/${deleted}`);
    expect(await figures(wanjiru)).toMatchObject({ requests: { now: 0 }, offers: { now: 0 }, by_request: [] });
  });
});
