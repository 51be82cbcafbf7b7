import { uuidv7 } from 'uuidv7';
import { describe, expect } from 'vitest';
import { type Person, testApp } from '../support/app.ts';
import { acceptedBid, bidForm, placedBid, postedRequest, said } from '../support/deal.ts';
import { rowOf } from '../support/locks.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { countEvents, race } from '../support/races.ts';
import { standingBy } from '../support/suspension.ts';
import { inDays } from '../support/times.ts';

const { app, db } = await testApp();
const admin = await administrator(app, db);

const { of, suspend, restore } = standingBy(admin);

describe('at the same moment', () => {
  async function offered() {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const request = await postedRequest(wanjiru);
    return { wanjiru, otieno, request };
  }
  const statusOf = async (bid: string) => (await db.selectFrom('bids').select('status').where('id', '=', bid).executeTakeFirst())?.status;
  const openViewings = (bid: string) =>
    db.selectFrom('appointments').select('id').where('bid_id', '=', bid).where('status', 'in', ['pending', 'confirmed']).execute();
  const ofProfile = ({ user_id }: Person) => rowOf('profiles', String(user_id));

  race(
    'suspending the dealer, and accepting its bid',
    db,
    async () => {
      const { wanjiru, otieno, request } = await offered();
      const bid = await placedBid(otieno, request);
      return {
        lock: ofProfile(otieno),
        calls: [() => suspend(otieno), () => wanjiru.post(`/api/bids/${bid}/accept`)],
        after: async ([, accepted]) => expect(await statusOf(bid)).toBe(accepted === 200 ? 'accepted' : 'pending'),
      };
    },
    { first: [200, 409], second: [200, 200] },
  );

  race(
    'suspending the buyer, who accepts a bid',
    db,
    async () => {
      const { wanjiru, otieno, request } = await offered();
      const bid = await placedBid(otieno, request);
      return {
        lock: ofProfile(wanjiru),
        calls: [() => suspend(wanjiru), () => wanjiru.post(`/api/bids/${bid}/accept`)],
        after: async ([, accepted]) => expect(await statusOf(bid)).toBe(accepted === 200 ? 'accepted' : 'pending'),
      };
    },
    // Who was let in before is refused once it is locked.
    { first: [200, 403], second: [200, 200], firstAtLock: [[200, 409]] },
  );

  race(
    'suspending the dealer, who bids',
    db,
    async () => {
      const { otieno, request } = await offered();
      const bid = bidForm();
      return {
        lock: ofProfile(otieno),
        calls: [() => suspend(otieno), () => otieno.post(`/api/requests/${request}/bids`, bid)],
        after: async ([, placed]) => expect(await statusOf(bid.id)).toBe(placed === 200 ? 'pending' : undefined),
      };
    },
    { first: [200, 403], second: [200, 200] },
  );

  race(
    'suspending the buyer, and a bid on the request',
    db,
    async () => {
      const { wanjiru, otieno, request } = await offered();
      const bid = bidForm();
      return {
        lock: ofProfile(wanjiru),
        calls: [() => suspend(wanjiru), () => otieno.post(`/api/requests/${request}/bids`, bid)],
        after: async ([, placed]) => expect(await statusOf(bid.id)).toBe(placed === 200 ? 'pending' : undefined),
      };
    },
    { first: [200, 404], second: [200, 200] },
  );

  for (const side of ['dealer', 'buyer'] as const)
    race(
      `suspending the ${side}, and booking: no viewing to come is left`,
      db,
      async () => {
        const { wanjiru, otieno, request } = await offered();
        const bid = await acceptedBid(wanjiru, otieno, request);
        const who = side === 'dealer' ? otieno : wanjiru;
        return {
          lock: ofProfile(who),
          calls: [() => suspend(who), () => wanjiru.post(`/api/bids/${bid}/appointments`, { id: uuidv7(), ...inDays(3) })],
          after: async () => expect(await openViewings(bid)).toEqual([]),
        };
      },
      { first: [200, side === 'dealer' ? 409 : 403], second: [200, 200], firstAtLock: [[200, 409]] },
    );

  race(
    'suspending, and its end',
    db,
    async () => {
      const otieno = await dealer(app, db);
      return {
        lock: ofProfile(otieno),
        calls: [() => suspend(otieno), () => restore(otieno)],
        after: async ([, restored]) => {
          const user = (await otieno.get('/api/auth/user')).json();
          expect(user).toMatchObject({ is_suspended: restored !== 200, is_verified: restored === 200 });
        },
      };
    },
    { first: [200, 200], second: [200, 409] },
  );

  race(
    'ending it twice: one of them, once',
    db,
    async () => {
      const otieno = await dealer(app, db);
      await said(suspend(otieno));
      return {
        lock: ofProfile(otieno),
        calls: [() => restore(otieno), () => restore(otieno, 'Again')],
        after: async () => expect(await countEvents(db, ['person.restored'], String(otieno.user_id))).toBe(1),
      };
    },
    { first: [200, 409], second: [409, 200] },
  );

  race(
    'suspending twice by two ids: one of them, once',
    db,
    async () => {
      const otieno = await dealer(app, db);
      return {
        lock: ofProfile(otieno),
        calls: [() => suspend(otieno), () => suspend(otieno, 'Another reason')],
        after: async () => expect(await countEvents(db, ['person.suspended'], String(otieno.user_id))).toBe(1),
      };
    },
    { first: [200, 409], second: [409, 200] },
  );

  race(
    'warning twice by one id: one warning',
    db,
    async () => {
      const otieno = await dealer(app, db);
      const warning = { id: uuidv7(), words: 'Please answer your buyers.' };
      const warn = () => admin.post(of(otieno, 'warnings'), warning);
      return {
        lock: ofProfile(otieno),
        calls: [warn, warn],
        after: async () => {
          expect(await db.selectFrom('warnings').select('id').where('user_id', '=', String(otieno.user_id)).execute()).toHaveLength(1);
          expect(await countEvents(db, ['person.warned'], String(otieno.user_id))).toBe(1);
        },
      };
    },
    { first: [200, 200], second: [200, 200] },
  );

  race(
    'contesting twice with other words: one of them',
    db,
    async () => {
      const otieno = await dealer(app, db);
      await said(suspend(otieno));
      const contest = (words: string) => () => otieno.post('/api/standing/contest', { contest: words });
      return {
        lock: ofProfile(otieno),
        calls: [contest('One'), contest('Two')],
        after: async () => expect(await countEvents(db, ['person.contested'], String(otieno.user_id))).toBe(1),
      };
    },
    { first: [200, 409], second: [409, 200] },
  );
});
