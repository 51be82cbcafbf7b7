import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { expect, it } from 'vitest';
import { mailedToken, signedUp, signIn } from '../support/accounts.ts';
import { browser, type Person, testApp, unique } from '../support/app.ts';
import { stockedCar } from '../support/cars.ts';
import { acceptedBid, bidForm, placedBid, postedRequest, requestForm } from '../support/deal.ts';
import { erase } from '../support/erasing.ts';
import { buyer, dealer } from '../support/people.ts';
import { testDeal } from '../support/sale.ts';
import { inDays, viewingIn } from '../support/times.ts';
import { testWorker } from '../support/worker.ts';

// Whatever happens at the moment of an erasure is there before it, and ends with it, or is refused: never after it, and never a deadlock.

const site = await testApp();
const { app, db } = site;
const { drain } = await testWorker(site);
const visitor = browser(app);
const rounds = 6;

/** Both at once, many times: each answer is one of those allowed. Which of them comes first is left to chance. */
async function atOnce(
  make: () => Promise<[ReturnType<Person['post']>, ReturnType<Person['post']>, () => Promise<unknown>]>,
  allowed: number[][],
) {
  for (let round = 0; round < rounds; round += 1) {
    const [one, other, after] = await make();
    const replies = await Promise.all([one, other]);
    expect(allowed).toContainEqual(replies.map(({ statusCode }) => statusCode));
    await after();
  }
}

const isErased = async ({ user_id }: Person) =>
  (await db.selectFrom('profiles').select('erased_at').where('user_id', '=', user_id).executeTakeFirstOrThrow()).erased_at !== null;
const rowsOf = async (table: 'sessions' | 'email_tokens' | 'idempotency_keys', person: Person) =>
  db
    .selectFrom(table)
    .selectAll()
    .where((eb) => eb(table === 'idempotency_keys' ? ('owner_id' as never) : ('user_id' as never), '=', person.user_id as never))
    .execute();

it('erasing twice', async () => {
  await atOnce(async () => {
    const wanjiru = await buyer(app, db);
    return [erase(wanjiru), erase(wanjiru), async () => expect(await isErased(wanjiru)).toBe(true)];
  }, [
    [200, 401],
    [401, 200],
  ]);
});

it('a sign-in opens no session of an erased account', async () => {
  await atOnce(async () => {
    const { person, form } = await signedUp(app);
    const after = async () => expect(await rowsOf('sessions', person)).toEqual([]);
    return [erase(person), signIn(app, form.email), after];
  }, [
    [200, 200],
    [200, 401],
  ]);
});

it('a wrong password at the same moment is refused as always', async () => {
  await atOnce(async () => {
    const { person, form } = await signedUp(app);
    return [erase(person), signIn(app, form.email, 'Wrong2026'), async () => undefined];
  }, [[200, 401]]);
});

it('a changed e-mail, or a new password, by link', async () => {
  await atOnce(async () => {
    const { person } = await signedUp(app);
    const email = `${unique()}@people.example`;
    const token = await mailedToken(db, person.user_id, 'change', { email });
    const after = async () => {
      expect(await db.selectFrom('users').select('id').where('email', '=', email).execute()).toEqual([]);
      expect(await rowsOf('email_tokens', person)).toEqual([]);
    };
    return [erase(person), visitor.post('/api/auth/confirm-email', { token }), after];
  }, [
    [200, 200],
    [200, 422],
  ]);
  await atOnce(async () => {
    const { person } = await signedUp(app);
    const token = await mailedToken(db, person.user_id, 'reset');
    const chosen = { token, password: 'Twiga2026', confirmPassword: 'Twiga2026' };
    return [erase(person), visitor.post('/api/auth/reset-password', chosen), async () => undefined];
    // After the new password the one that was typed is wrong.
  }, [
    [200, 422],
    [200, 200],
    [422, 200],
    [401, 200],
  ]);
});

it('a buyer accepts the bid of a dealer who erases the account', async () => {
  await atOnce(async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const bid = await placedBid(otieno, await postedRequest(wanjiru), { car_id: await stockedCar(otieno) });
    const accept = wanjiru.post(`/api/bids/${bid}/accept`);
    return [
      erase(otieno),
      accept,
      async () => {
        const row = await db.selectFrom('bids').select(['status', 'withdrawn_at']).where('id', '=', bid).executeTakeFirstOrThrow();
        const wasAccepted = (await accept).statusCode === 200;
        expect([row.status, row.withdrawn_at !== null]).toEqual(wasAccepted ? ['accepted', false] : ['rejected', true]);
      },
    ];
  }, [
    [200, 200],
    [200, 409],
  ]);
});

it('a dealer bids on the request of a buyer who erases the account', async () => {
  await atOnce(async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const request = await postedRequest(wanjiru);
    return [
      erase(wanjiru),
      otieno.post(`/api/requests/${request}/bids`, bidForm()),
      async () => expect((await otieno.get('/api/bids')).json().rows).toEqual([]),
    ];
  }, [
    [200, 200],
    [200, 404],
  ]);
});

it.each(['buyer', 'dealer'] as const)('a viewing is booked while its %s erases the account', async (side) => {
  await atOnce(async () => {
    const people = { buyer: await buyer(app, db), dealer: await dealer(app, db) };
    const bid = await acceptedBid(people.buyer, people.dealer, await postedRequest(people.buyer));
    return [
      erase(people[side]),
      people.buyer.post(`/api/bids/${bid}/appointments`, { id: uuidv7(), ...inDays(3) }),
      async () => {
        const open = await db.selectFrom('appointments').select('id').where('bid_id', '=', bid).where('status', '=', 'pending').execute();
        expect(open.length).toBe((await isErased(people[side])) ? 0 : 1);
      },
    ];
    // 409 unfinished when it was booked first; 401, 403, 404 or 409 when it came too late.
  }, [
    [409, 200],
    [200, 401],
    [200, 404],
    [200, 409],
  ]);
});

it.each(['buyer', 'dealer'] as const)('an outcome is disputed while its %s erases the account', async (side) => {
  await atOnce(async () => {
    const { appointment, ...people } = await testDeal(app, db);
    const id = await appointment(viewingIn(-20), { sold_for: 1_285_000 });
    await db.updateTable('commissions').set({ status: 'paid', paid_at: sql`now()` }).where('appointment_id', '=', id).execute();
    return [
      erase(people[side]),
      people.buyer.post(`/api/appointments/${id}/dispute`, { id: uuidv7(), reason: 'Not this price' }),
      async () => {
        const ofBoth = db
          .selectFrom('events')
          .select('type')
          .where(
            sql<boolean>`(type = 'outcome.disputed' and data ->> 'appointment_id' = ${id})
              or (type = 'account.erased' and data ->> 'user_id' = ${people[side].user_id})`,
          );
        const happened = (await ofBoth.orderBy('id').execute()).map(({ type }) => type);
        const disputed = await db.selectFrom('outcome_disputes').select('id').where('appointment_id', '=', id).execute();
        // A dispute stands in the way of the erasure. Who is left may still raise one after it.
        expect([happened, disputed.length]).toEqual(
          (await isErased(people[side]))
            ? [['account.erased', ...disputed.map(() => 'outcome.disputed')], side === 'dealer' ? disputed.length : 0]
            : [['outcome.disputed'], 1],
        );
      },
    ];
  }, [[409, 200], side === 'dealer' ? [200, 200] : [200, 401]]);
});

it('a message, a request and a car at the moment of its writer’s erasure', async () => {
  const { appointment, ...deal } = await testDeal(app, db);
  const viewing = await appointment(viewingIn(-20), { status: 'cancelled' });
  const say = deal.buyer.post(`/api/appointments/${viewing}/messages`, { id: uuidv7(), message: 'Still there?' });
  const replies = await Promise.all([erase(deal.buyer), say]);
  expect([
    [200, 200],
    [200, 401],
    [200, 404],
    [200, 409],
  ]).toContainEqual(replies.map(({ statusCode }) => statusCode));

  await atOnce(async () => {
    const wanjiru = await buyer(app, db);
    const after = async () =>
      expect(
        await db.selectFrom('car_requests').select('id').where('user_id', '=', wanjiru.user_id).where('deleted_at', 'is', null).execute(),
      ).toEqual([]);
    return [erase(wanjiru), wanjiru.post('/api/requests', requestForm()), after];
  }, [
    [200, 200],
    [200, 401],
    // It was there before, and gone when it was read for the answer.
    [200, 404],
  ]);
  await atOnce(async () => {
    const otieno = await dealer(app, db);
    const car = stockedCar(otieno).then(
      () => ({ statusCode: 200 }) as never,
      () => ({ statusCode: 401 }) as never,
    );
    const after = async () =>
      expect(
        await db.selectFrom('cars').select('id').where('dealer_id', '=', otieno.user_id).where('deleted_at', 'is', null).execute(),
      ).toEqual([]);
    return [erase(otieno), car, after];
  }, [
    [200, 200],
    [200, 401],
  ]);
});

it('a copy of the own data is asked for, and made', async () => {
  await atOnce(async () => {
    const wanjiru = await buyer(app, db);
    const after = async () => {
      await drain();
      expect(await db.selectFrom('data_exports').select('id').where('user_id', '=', wanjiru.user_id).execute()).toEqual([]);
    };
    return [erase(wanjiru), wanjiru.post('/api/profile/export', { id: uuidv7() }), after];
  }, [
    [200, 200],
    [200, 401],
  ]);
});

it('many dealers erase their accounts while the buyers of their bids do', async () => {
  const people = await Promise.all([buyer(app, db), buyer(app, db), dealer(app, db), dealer(app, db)]);
  const [first, second, ...dealers] = people as [Person, Person, Person, Person];
  for (const one of [first, second])
    for (const other of dealers) await placedBid(other, await postedRequest(one), { car_id: await stockedCar(other) });
  const replies = await Promise.all(people.map((person) => erase(person)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  await drain();
});
