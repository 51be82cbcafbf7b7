import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { allChecked } from '../support/accounts.ts';
import { type Person, testApp } from '../support/app.ts';
import { stockedCar } from '../support/cars.ts';
import { acceptedBid, bookedAppointment, placedBid, postedRequest } from '../support/deal.ts';
import { administrator, buyer, dealer, sessionFor } from '../support/people.ts';
import { testDeal } from '../support/sale.ts';
import { viewingIn } from '../support/times.ts';

const { app, db } = await testApp();
const admin = await administrator(app, db);

const of = async (person: Person, section: string) => (await admin.get(`/api/admin/users/${person.user_id}/${section}`)).json();

describe('a person’s page, section by section', () => {
  it('of a sale: the two sides read the same rows from their side', async () => {
    const deal = await testDeal(app, db);
    const id = await deal.appointment(viewingIn(-2), { sold_for: 900_000 });
    const rating = { id: uuidv7(), rating: 4, review_text: 'As described' };
    expect((await deal.buyer.post(`/api/appointments/${id}/rating`, rating)).statusCode).toBe(200);
    const names = {
      buyer: { user_id: deal.buyer.user_id, name: 'Wanjiru Kamau' },
      dealer: { user_id: deal.dealer.user_id, name: 'Otieno Ouma' },
    };

    expect((await of(deal.buyer, 'requests')).rows).toMatchObject([{ id: deal.requestId, status: 'completed', bids: 1 }]);
    expect((await of(deal.dealer, 'requests')).rows).toEqual([]);
    expect((await of(deal.dealer, 'bids')).rows).toMatchObject([
      { id: deal.bidId, request_id: deal.requestId, car_model: 'Toyota Axio 2016', price: 1_285_000, status: 'accepted', withdrawn: false },
    ]);
    const sold = { id, status: 'completed', outcome: 'sold', final_price: 900_000 };
    expect((await of(deal.buyer, 'appointments')).rows).toMatchObject([{ ...sold, other: names.dealer }]);
    expect((await of(deal.dealer, 'appointments')).rows).toMatchObject([{ ...sold, other: names.buyer }]);
    expect((await of(deal.dealer, 'commissions')).rows).toMatchObject([
      { appointment_id: id, commission_amount: 18_000, status: 'pending', held: true, refunded_at: null },
    ]);
    expect((await of(deal.buyer, 'ratings')).rows).toMatchObject([{ ...rating, appointment_id: id, other: names.dealer }]);
    expect((await of(deal.dealer, 'ratings')).rows).toMatchObject([{ ...rating, other: names.buyer }]);
  });

  it('has no deleted request, and no bid on one', async () => {
    const [owner, bidder] = [await buyer(app, db), await dealer(app, db)];
    const request = await postedRequest(owner);
    await placedBid(bidder, request);
    await owner.delete(`/api/requests/${request}`);
    expect((await of(owner, 'requests')).rows).toEqual([]);
    expect((await of(bidder, 'bids')).rows).toEqual([]);
  });

  it('has the steps of a verification with ticks, version, who and when; and the sessions without their secrets', async () => {
    const waiting = await dealer(app, db, { is_verified: false, business_license: 'L-1', business_address: 'Moi Avenue' });
    const decide = (body: object) => admin.post(`/api/admin/users/${waiting.user_id}/verification`, body);
    await decide(allChecked());
    await decide({ is_verified: false, reason: 'The licence has run out' });
    const { rows } = await of(waiting, 'verification/steps');
    const by = { admin_name: 'Site Admin', details_version: 1 };
    expect(rows).toMatchObject([
      { ...by, step: 'unverified', reason: 'The licence has run out', licence_checked: false },
      { ...by, step: 'verified', reason: null, licence_checked: true, phone_called: true, address_found: true },
    ]);
    const sessions = (await of(waiting, 'sessions')).rows;
    expect(sessions.map((session: object) => Object.keys(session).sort())).toEqual([
      ['browser', 'created_at', 'id', 'last_seen_at', 'system'],
    ]);
  });

  it('has the sessions that last, and none that ended', async () => {
    const owner = await buyer(app, db);
    const lasting = (await of(owner, 'sessions')).rows;
    expect(lasting).toHaveLength(1);
    const ended = { ...sessionFor(owner.user_id), expires_at: new Date(Date.now() - 1000).toISOString() };
    await db.insertInto('sessions').values(ended).execute();
    expect((await of(owner, 'sessions')).rows).toEqual(lasting);
  });

  it('pages by twenty', async () => {
    const owner = await buyer(app, db);
    await db
      .insertInto('car_requests')
      .values(
        Array.from({ length: 21 }, () => ({ id: uuidv7(), user_id: owner.user_id, car_model: 'Axio', budget: '1M', location: 'Nakuru' })),
      )
      .execute();
    const first = await of(owner, 'requests');
    expect(first.rows).toHaveLength(20);
    expect((await of(owner, `requests?cursor=${first.next}`)).rows).toHaveLength(1);
  });

  it('is not there of an erased person, or of nobody', async () => {
    const gone = await buyer(app, db);
    expect((await gone.post('/api/profile/erase', { current_password: 'Simba2026' })).statusCode).toBe(200);
    for (const id of [gone.user_id, uuidv7(), 'x'])
      for (const section of ['', '/requests', '/sessions', '/verification/effects']) {
        expect((await admin.get(`/api/admin/users/${id}${section}`)).statusCode).toBe(404);
      }
  });
});

describe('what a decision about a dealer concerns', () => {
  it('counts pending bids on active requests, the buyers that would be told, open viewings and cars on the market', async () => {
    const [first, second, bidder] = [await buyer(app, db), await buyer(app, db), await dealer(app, db)];
    const effects = () => of(bidder, 'verification/effects');
    expect(await effects()).toEqual({ pending_bids: 0, buyers: 0, viewings: 0, cars: 0 });
    await placedBid(bidder, await postedRequest(first));
    await placedBid(bidder, await postedRequest(first));
    const closed = await postedRequest(second);
    await placedBid(bidder, closed);
    await admin.post(`/api/admin/requests/${closed}/status`, { status: 'cancelled' });
    const deleted = await postedRequest(await buyer(app, db));
    await placedBid(bidder, deleted);
    await db.updateTable('car_requests').set({ deleted_at: new Date().toISOString() }).where('id', '=', deleted).execute();
    const accepted = await acceptedBid(second, bidder, await postedRequest(second));
    await bookedAppointment(second, accepted);
    await stockedCar(bidder);
    const sold = await stockedCar(bidder);
    await db.updateTable('cars').set({ status: 'sold', sold_at: new Date().toISOString() }).where('id', '=', sold).execute();
    expect(await effects()).toEqual({ pending_bids: 2, buyers: 2, viewings: 1, cars: 1 });

    await admin.post(`/api/admin/users/${bidder.user_id}/verification`, { is_verified: false, reason: 'The licence has run out' });
    const revoked = await db
      .selectFrom('events')
      .select('data')
      .where('type', '=', 'dealer.revoked')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect((revoked.data as { buyer_ids: string[] }).buyer_ids).toHaveLength(2);
  });
});
