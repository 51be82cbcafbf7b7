import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { mailedToken, signedUp, signIn } from '../support/accounts.ts';
import { browser, type Person, testApp, unique } from '../support/app.ts';
import { carForm, stockedCar } from '../support/cars.ts';
import { acceptedBid, bidForm, placedBid, postedRequest, requestForm } from '../support/deal.ts';
import { erase } from '../support/erasing.ts';
import { rowOf } from '../support/locks.ts';
import { buyer, dealer } from '../support/people.ts';
import { type Meeting, type Outcomes, race } from '../support/races.ts';
import { testDeal } from '../support/sale.ts';
import { inDays, viewingIn } from '../support/times.ts';
import { testWorker } from '../support/worker.ts';

// Whatever happens at the moment of an erasure is there before it, and ends with it, or is refused: never after it, and never a deadlock. The erasure is
// the first of the two calls.

const site = await testApp();
const { app, db } = site;
const { drain } = await testWorker(site);
const visitor = browser(app);

const isErased = async ({ user_id }: Person) =>
  (await db.selectFrom('profiles').select('erased_at').where('user_id', '=', user_id).executeTakeFirstOrThrow()).erased_at !== null;
const rowsOf = async (table: 'sessions' | 'email_tokens' | 'sign_in_attempts', person: Person) =>
  db.selectFrom(table).selectAll().where('user_id', '=', person.user_id).execute();

/** What a person creates, in whose way nothing stands: it holds the account from its beginning on, so that who comes late has none any more. */
const ofOwnAccount: Outcomes = { first: [200, 401], second: [200, 200] };

const erasing = (name: string, make: () => Promise<Meeting>, outcomes: Outcomes) => race(name, db, make, outcomes);

erasing(
  'erasing twice',
  async () => {
    const wanjiru = await buyer(app, db);
    return {
      lock: rowOf('users', wanjiru.user_id),
      calls: [() => erase(wanjiru), () => erase(wanjiru)],
      after: async () => expect(await isErased(wanjiru)).toBe(true),
    };
  },
  { first: [200, 401], second: [401, 200] },
);

erasing(
  'a sign-in opens no session of an erased account',
  async () => {
    const { person, form } = await signedUp(app);
    return {
      lock: rowOf('users', person.user_id),
      calls: [() => erase(person), () => signIn(app, form.email)],
      after: async () => expect(await rowsOf('sessions', person)).toEqual([]),
    };
  },
  { first: [200, 401], second: [200, 200] },
);

erasing(
  'a wrong password at the same moment is refused as always, and kept as nobody’s',
  async () => {
    const { person, form } = await signedUp(app);
    return {
      lock: rowOf('users', person.user_id),
      calls: [() => erase(person), () => signIn(app, form.email, 'Wrong2026')],
      after: async () => expect(await rowsOf('sign_in_attempts', person)).toEqual([]),
    };
  },
  { first: [200, 401], second: [200, 401] },
);

erasing(
  'a changed e-mail by link',
  async () => {
    const { person } = await signedUp(app);
    const email = `${unique()}@people.example`;
    const token = await mailedToken(db, person.user_id, 'change', { email });
    return {
      lock: rowOf('users', person.user_id),
      calls: [() => erase(person), () => visitor.post('/api/auth/confirm-email', { token })],
      after: async ([erased]) => {
        const left = erased === 200 ? 0 : 1;
        expect(await db.selectFrom('users').select('id').where('email', '=', email).execute()).toHaveLength(left);
        expect(await rowsOf('email_tokens', person)).toHaveLength(left);
      },
    };
  },
  // The new e-mail ends the session, unless that was looked up already.
  { first: [200, 422], second: [401, 200], secondAtLock: [[200, 200]] },
);

erasing(
  'a new password by link',
  async () => {
    const { person } = await signedUp(app);
    const token = await mailedToken(db, person.user_id, 'reset');
    const chosen = { token, password: 'Twiga2026', confirmPassword: 'Twiga2026' };
    return {
      lock: rowOf('users', person.user_id),
      calls: [() => erase(person), () => visitor.post('/api/auth/reset-password', chosen)],
      after: async ([erased]) => expect(await isErased(person)).toBe(erased === 200),
    };
  },
  {
    first: [200, 422],
    second: [401, 200],
    // Its password was right when it was asked, and is another one by the time the account is its own.
    secondAtLock: [[422, 200]],
  },
);

erasing(
  'a buyer accepts the bid of a dealer who erases the account',
  async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const bid = await placedBid(otieno, await postedRequest(wanjiru), { car_id: await stockedCar(otieno) });
    return {
      lock: rowOf('bids', bid),
      calls: [() => erase(otieno), () => wanjiru.post(`/api/bids/${bid}/accept`)],
      after: async ([, accepted]) => {
        const row = await db.selectFrom('bids').select(['status', 'withdrawn_at']).where('id', '=', bid).executeTakeFirstOrThrow();
        expect([row.status, row.withdrawn_at !== null]).toEqual(accepted === 200 ? ['accepted', false] : ['rejected', true]);
      },
    };
  },
  { first: [200, 409], second: [200, 200] },
);

erasing(
  'a dealer bids on the request of a buyer who erases the account',
  async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const request = await postedRequest(wanjiru);
    return {
      lock: rowOf('car_requests', request),
      calls: [() => erase(wanjiru), () => otieno.post(`/api/requests/${request}/bids`, bidForm())],
      after: async () => expect((await otieno.get('/api/bids')).json().rows).toEqual([]),
    };
  },
  {
    first: [200, 404],
    second: [200, 200],
    // It was placed, and gone with its request when it was read for the answer.
    secondAtLock: [
      [200, 200],
      [200, 404],
    ],
  },
);

// A viewing or a dispute that is there before stands in the way of the erasure.
describe.each(['buyer', 'dealer'] as const)('the %s erases the account', (side) => {
  const lockOf = (person: Person) => rowOf(side === 'buyer' ? 'users' : 'profiles', person.user_id);

  erasing(
    'while a viewing is booked',
    async () => {
      const people = { buyer: await buyer(app, db), dealer: await dealer(app, db) };
      const bid = await acceptedBid(people.buyer, people.dealer, await postedRequest(people.buyer));
      return {
        lock: lockOf(people[side]),
        calls: [() => erase(people[side]), () => people.buyer.post(`/api/bids/${bid}/appointments`, { id: uuidv7(), ...inDays(3) })],
        after: async ([erased]) => {
          const open = await db.selectFrom('appointments').select('id').where('bid_id', '=', bid).where('status', '=', 'pending').execute();
          expect(open.length).toBe(erased === 200 ? 0 : 1);
        },
      };
    },
    side === 'buyer'
      ? // Who is signed in when the call comes in, and whose request is gone when its bid is looked for.
        { first: [200, 401], second: [409, 200], between: [[200, 404]] }
      : { first: [200, 409], second: [409, 200] },
  );

  erasing(
    'while an outcome is disputed',
    async () => {
      const { appointment, ...people } = await testDeal(app, db);
      const id = await appointment(viewingIn(-20), { sold_for: 1_285_000 });
      await db.updateTable('commissions').set({ status: 'paid', paid_at: sql`now()` }).where('appointment_id', '=', id).execute();
      return {
        lock: lockOf(people[side]),
        calls: [
          () => erase(people[side]),
          () => people.buyer.post(`/api/appointments/${id}/dispute`, { id: uuidv7(), reason: 'Not this price' }),
        ],
        after: async ([erased, disputed]) => {
          const ofBoth = db
            .selectFrom('events')
            .select('type')
            .where(
              sql<boolean>`(type = 'outcome.disputed' and data ->> 'appointment_id' = ${id})
              or (type = 'account.erased' and data ->> 'user_id' = ${people[side].user_id})`,
            );
          const happened = (await ofBoth.orderBy('id').execute()).map(({ type }) => type);
          expect(happened).toEqual([...(erased === 200 ? ['account.erased'] : []), ...(disputed === 200 ? ['outcome.disputed'] : [])]);
          const disputes = await db.selectFrom('outcome_disputes').select('id').where('appointment_id', '=', id).execute();
          expect(disputes).toHaveLength(disputed === 200 ? 1 : 0);
        },
      };
    },
    // Who is left may still raise one after it.
    { first: [200, side === 'buyer' ? 401 : 200], second: [409, 200] },
  );
});

erasing(
  'a message at the moment of its writer’s erasure',
  async () => {
    const { appointment, ...deal } = await testDeal(app, db);
    const viewing = await appointment(viewingIn(-20), { status: 'cancelled' });
    const message = { id: uuidv7(), message: 'Still there?' };
    return {
      lock: rowOf('users', deal.buyer.user_id),
      calls: [() => erase(deal.buyer), () => deal.buyer.post(`/api/appointments/${viewing}/messages`, message)],
      after: async ([, sent]) => {
        const rows = await db.selectFrom('messages').select('id').where('id', '=', message.id).execute();
        expect(rows).toHaveLength(sent === 200 ? 1 : 0);
      },
    };
  },
  ofOwnAccount,
);

// It was there before, and gone when it was read for the answer.
const readLate: Outcomes['secondAtLock'] = [
  [200, 200],
  [200, 404],
];

erasing(
  'a request at the moment of its buyer’s erasure',
  async () => {
    const wanjiru = await buyer(app, db);
    const left = db.selectFrom('car_requests').select('id').where('user_id', '=', wanjiru.user_id).where('deleted_at', 'is', null);
    return {
      lock: rowOf('users', wanjiru.user_id),
      calls: [() => erase(wanjiru), () => wanjiru.post('/api/requests', requestForm())],
      after: async () => expect(await left.execute()).toEqual([]),
    };
  },
  { ...ofOwnAccount, secondAtLock: readLate },
);

erasing(
  'a car at the moment of its dealer’s erasure',
  async () => {
    const otieno = await dealer(app, db);
    const left = db.selectFrom('cars').select('id').where('dealer_id', '=', otieno.user_id).where('deleted_at', 'is', null);
    return {
      lock: rowOf('users', otieno.user_id),
      calls: [() => erase(otieno), () => otieno.post('/api/cars', carForm())],
      after: async () => expect(await left.execute()).toEqual([]),
    };
  },
  { ...ofOwnAccount, secondAtLock: readLate },
);

erasing(
  'a copy of the own data is asked for, and made',
  async () => {
    const wanjiru = await buyer(app, db);
    return {
      lock: rowOf('users', wanjiru.user_id),
      calls: [() => erase(wanjiru), () => wanjiru.post('/api/profile/export', { id: uuidv7() })],
      after: async () => {
        await drain();
        expect(await db.selectFrom('data_exports').select('id').where('user_id', '=', wanjiru.user_id).execute()).toEqual([]);
      },
    };
  },
  ofOwnAccount,
);

it('many dealers erase their accounts while the buyers of their bids do', async () => {
  const people = await Promise.all([buyer(app, db), buyer(app, db), dealer(app, db), dealer(app, db)]);
  const [first, second, ...dealers] = people as [Person, Person, Person, Person];
  for (const one of [first, second])
    for (const other of dealers) await placedBid(other, await postedRequest(one), { car_id: await stockedCar(other) });
  const replies = await Promise.all(people.map((person) => erase(person)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  await drain();
});
