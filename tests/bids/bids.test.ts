import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, it } from 'vitest';
import { queuedJobs } from '../../server/platform/data/queue-tables.ts';
import { testApp } from '../support/app.ts';
import { bidForm, placedBid, postedRequest } from '../support/deal.ts';
import { buyer, dealer, personas } from '../support/people.ts';

const { app, db } = await testApp();
const people = await personas(app, db);

const eventsOf = (type: string, requestId: string) =>
  db
    .selectFrom('events as e')
    .innerJoin('event_topics as t', 't.event_id', 'e.id')
    .select('t.topic')
    .where('e.type', '=', type)
    .where(sql`e.data->>'request_id'`, '=', requestId)
    .execute();

// Who gets which answer stands in tests/permissions/bids.ts.
describe('what others may know of a bid', () => {
  let requestId: string;
  let bidId: string;

  beforeAll(async () => {
    requestId = await postedRequest(people.buyerOwner);
    bidId = await placedBid(people.dealerParty, requestId);
  });

  it('shows a dealer only their own bid', async () => {
    const seen = (await people.dealerParty.get(`/api/requests/${requestId}/bids`)).json().rows;
    expect(seen.map((bid: { id: string }) => bid.id)).toEqual([bidId]);
    expect((await people.dealerUnverified.get(`/api/requests/${requestId}/bids`)).json().rows).toEqual([]);
  });

  it('answers another user’s bid exactly like an id that does not exist', async () => {
    const made = await people.buyerOther.post(`/api/bids/${uuidv7()}/accept`);
    const foreign = await people.buyerOther.post(`/api/bids/${bidId}/accept`);
    expect(foreign.body).toBe(made.body);
    expect((await people.buyerOther.post('/api/bids/not-an-id/accept')).body).toBe(made.body);
  });
});

describe('placing a bid', () => {
  it('stores what was sent, notifies the buyer, and queues the event handlers in the same transaction', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const requestId = await postedRequest(wanjiru);
    const form = bidForm({ price: 1_285_000.5, year: 2016, mileage: 78_400, fuel_type: 'petrol' });
    const reply = await otieno.post(`/api/requests/${requestId}/bids`, form);
    expect(reply.json()).toMatchObject({ ...form, status: 'pending', dealer_id: otieno.user_id, decided_at: null });
    const topics = (await eventsOf('bid.placed', requestId)).map(({ topic }) => topic).sort();
    expect(topics).toEqual(['admin', `user:${otieno.user_id}`, `user:${wanjiru.user_id}`].sort());
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from ${queuedJobs} j
      where j.name = 'handle-event' and (j.payload->>'event_id')::bigint =
        (select id from events where type = 'bid.placed' and data->>'request_id' = ${requestId})`.execute(db);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('can be repeated with the same id, and that id can’t be used for anything else', async () => {
    const otieno = await dealer(app, db);
    const requestId = await postedRequest(await buyer(app, db));
    const form = bidForm();
    const first = await otieno.post(`/api/requests/${requestId}/bids`, form);
    const again = await otieno.post(`/api/requests/${requestId}/bids`, form);
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect((await eventsOf('bid.placed', requestId)).length).toBe(3);
    const other = await otieno.post(`/api/requests/${requestId}/bids`, { ...form, price: 900_000 });
    expect([other.statusCode, other.json().code]).toEqual([409, 'id_taken']);
    const elsewhere = await postedRequest(await buyer(app, db));
    expect((await otieno.post(`/api/requests/${elsewhere}/bids`, form)).json().code).toBe('id_taken');
    const stranger = await dealer(app, db);
    expect((await stranger.post(`/api/requests/${requestId}/bids`, form)).json().code).toBe('id_taken');
  });

  it('says which field is wrong, with its sentence', async () => {
    const requestId = await postedRequest(await buyer(app, db));
    const reply = await (await dealer(app, db)).post(`/api/requests/${requestId}/bids`, bidForm({ price: 10_000_001 }));
    expect(reply.headers['content-type']).toContain('application/problem+json');
    expect(reply.json()).toEqual({
      status: 422,
      code: 'invalid',
      detail: 'Price is too high',
      fields: { price: 'Price is too high' },
    });
  });

  it('is refused on a closed request', async () => {
    const requestId = await postedRequest(await buyer(app, db));
    const otieno = await dealer(app, db);
    await placedBid(otieno, requestId);
    await db.updateTable('car_requests').set({ status: 'cancelled' }).where('id', '=', requestId).execute();
    expect((await otieno.post(`/api/requests/${requestId}/bids`, bidForm())).statusCode).toBe(409);
    const stranger = await dealer(app, db);
    expect((await stranger.post(`/api/requests/${requestId}/bids`, bidForm())).statusCode).toBe(404);
  });
});

describe('deciding', () => {
  it('is final, stores the date, and leaves other bids open', async () => {
    const wanjiru = await buyer(app, db);
    const requestId = await postedRequest(wanjiru);
    const [first, second] = [await placedBid(await dealer(app, db), requestId), await placedBid(await dealer(app, db), requestId)];
    const accepted = await wanjiru.post(`/api/bids/${first}/accept`);
    expect(accepted.json()).toMatchObject({ status: 'accepted', decided_at: expect.stringMatching(/^\d{4}-/) });
    expect((await wanjiru.post(`/api/bids/${first}/reject`)).json().detail).toBe('This offer is already accepted.');
    expect((await wanjiru.post(`/api/bids/${second}/accept`)).statusCode).toBe(200);
  });

  it('leaves a dealer no second bid on the request, whatever became of the first', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const requestId = await postedRequest(wanjiru);
    await wanjiru.post(`/api/bids/${await placedBid(otieno, requestId)}/reject`);
    expect((await otieno.post(`/api/requests/${requestId}/bids`, bidForm())).json().code).toBe('already_bid');
  });

  it('is refused when the dealer is no longer verified, and the bid stays pending', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const bidId = await placedBid(otieno, await postedRequest(wanjiru));
    await db.updateTable('profiles').set({ is_verified: false }).where('user_id', '=', otieno.user_id).execute();
    expect((await wanjiru.post(`/api/bids/${bidId}/accept`)).json().code).toBe('dealer_not_verified');
    expect((await wanjiru.get('/api/bids')).json().rows[0].status).toBe('pending');
  });
});

describe('lists', () => {
  it('page by keyset without losing or repeating a row while new ones arrive', async () => {
    const otieno = await dealer(app, db);
    const wanjiru = await buyer(app, db);
    const placed: string[] = [];
    for (let n = 0; n < 25; n++) placed.unshift(await placedBid(otieno, await postedRequest(wanjiru)));
    const first = (await otieno.get('/api/bids')).json();
    expect(first.rows.length).toBe(20);
    await placedBid(otieno, await postedRequest(wanjiru));
    const second = (await otieno.get(`/api/bids?cursor=${first.next}`)).json();
    expect([...first.rows, ...second.rows].map((bid: { id: string }) => bid.id)).toEqual(placed);
    expect(second.next).toBeNull();
  });

  it('answer a broken cursor with 422', async () => {
    expect((await (await dealer(app, db)).get('/api/bids?cursor=nonsense')).statusCode).toBe(422);
  });

  it('of bids contain a buyer’s or dealer’s own ones, and all for the admin', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const bidId = await placedBid(otieno, await postedRequest(wanjiru));
    const idsOf = async (person: typeof wanjiru) => (await person.get('/api/bids')).json().rows.map((bid: { id: string }) => bid.id);
    expect([await idsOf(wanjiru), await idsOf(otieno)]).toEqual([[bidId], [bidId]]);
    expect([(await idsOf(people.admin))[0], (await idsOf(people.admin)).length]).toEqual([bidId, 20]);
    expect(await idsOf(await dealer(app, db))).toEqual([]);
  });
});
