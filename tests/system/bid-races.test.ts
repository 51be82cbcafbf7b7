import { expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { bidForm, confirmedAppointment, eventsAbout, placedBid, postedRequest, startedAppointment } from '../support/deal.ts';
import { rowOf } from '../support/locks.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { countEvents, race, sortedCodes, waysAtOnce } from '../support/races.ts';

// What happens to one request and its bids at the same moment: one winner, no duplicate, no half-done change.
const { app, db } = await testApp();
const admin = await administrator(app, db);
const countOf = (types: string[], id: string) => countEvents(db, types, id);

async function pair() {
  const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
  return { wanjiru, otieno, request: await postedRequest(wanjiru) };
}

it.each(waysAtOnce(db))('two bids by one dealer (%s)', async (_way, meet) => {
  const { otieno, request } = await pair();
  const bid = () => otieno.post(`/api/requests/${request}/bids`, bidForm());
  expect(sortedCodes(await meet(rowOf('car_requests', request), [bid, bid, bid]))).toEqual([200, 409, 409]);
  const bids = await db.selectFrom('bids').select('id').where('request_id', '=', request).execute();
  expect([bids.length, await countOf(['bid.placed'], request)]).toEqual([1, 1]);
});

it.each(waysAtOnce(db))('the same bid sent three times is one bid and the same answer (%s)', async (_way, meet) => {
  const { otieno, request } = await pair();
  const form = bidForm();
  const place = () => otieno.post(`/api/requests/${request}/bids`, form);
  const replies = await meet(rowOf('car_requests', request), [place, place, place]);
  expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200]);
  expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
  expect(await countOf(['bid.placed'], request)).toBe(1);
});

race(
  'a bid ∥ the admin closes its request: none comes after',
  db,
  async () => {
    const { otieno, request } = await pair();
    return {
      lock: rowOf('car_requests', request),
      calls: [
        () => otieno.post(`/api/requests/${request}/bids`, bidForm()),
        () => admin.post(`/api/admin/requests/${request}/status`, { status: 'cancelled' }),
      ],
      after: async ([placed]) => {
        const order = (await eventsAbout(db, request)).map((event) => event.type).filter((type) => type !== 'request.posted');
        expect(order).toEqual(placed === 200 ? ['bid.placed', 'request.status_changed'] : ['request.status_changed']);
      },
    };
  },
  // A dealer doesn't see a request that is closed.
  { first: [200, 200], second: [404, 200], secondAtLock: [[409, 200]] },
);

race(
  'accept ∥ the admin closes the request: none comes after',
  db,
  async () => {
    const { wanjiru, otieno, request } = await pair();
    const bid = await placedBid(otieno, request);
    return {
      lock: rowOf('car_requests', request),
      calls: [
        () => wanjiru.post(`/api/bids/${bid}/accept`),
        () => admin.post(`/api/admin/requests/${request}/status`, { status: 'cancelled' }),
      ],
      after: async ([accepted]) => {
        const order = (await eventsAbout(db, request)).map((event) => event.type).slice(2);
        expect(order).toEqual(accepted === 200 ? ['bid.accepted', 'request.status_changed'] : ['request.status_changed']);
      },
    };
  },
  { first: [200, 200], second: [409, 200] },
);

race(
  'accept ∥ reject',
  db,
  async () => {
    const { wanjiru, otieno, request } = await pair();
    const bid = await placedBid(otieno, request);
    return {
      lock: rowOf('car_requests', request),
      calls: [() => wanjiru.post(`/api/bids/${bid}/accept`), () => wanjiru.post(`/api/bids/${bid}/reject`)],
      after: async ([accepted]) => {
        const { status } = await db.selectFrom('bids').select('status').where('id', '=', bid).executeTakeFirstOrThrow();
        expect(status).toBe(accepted === 200 ? 'accepted' : 'rejected');
        expect([await countOf([`bid.${status}`], bid), await countOf(['bid.accepted', 'bid.rejected'], bid)]).toEqual([1, 1]);
      },
    };
  },
  { first: [200, 409], second: [409, 200] },
);

race(
  'accept ∥ a sale through the request: no accepted offer slips in after it',
  db,
  async () => {
    const { wanjiru, otieno, request } = await pair();
    const { id } = await confirmedAppointment(wanjiru, otieno, request);
    await startedAppointment(db, id);
    const waiting = await placedBid(await dealer(app, db), request);
    return {
      lock: rowOf('car_requests', request),
      calls: [
        () => wanjiru.post(`/api/bids/${waiting}/accept`),
        () => otieno.post(`/api/appointments/${id}/complete`, { outcome: 'sold' }),
      ],
      after: async ([accepted]) => {
        const { status } = await db.selectFrom('bids').select('status').where('id', '=', waiting).executeTakeFirstOrThrow();
        expect(status).toBe(accepted === 200 ? 'accepted' : 'rejected');
        expect(await countOf(['bid.accepted', 'bid.rejected'], waiting)).toBe(1);
      },
    };
  },
  { first: [200, 200], second: [409, 200] },
);
