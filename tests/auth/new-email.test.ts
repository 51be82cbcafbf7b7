import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { mailedToken, queuedLinks, signedUp } from '../support/accounts.ts';
import { browser, type Person, testApp, unique } from '../support/app.ts';
import { rowOf } from '../support/locks.ts';
import { race } from '../support/races.ts';

const { app, db } = await testApp();
const visitor = browser(app);
const fresh = () => `${unique()}@people.example`;
const asks = (person: Person, email: string) => person.post('/api/auth/change-email', { email });
const waitingOf = async (person: Person) => (await person.get('/api/profile')).json().new_email;
const sendAgain = (person: Person) => person.post('/api/auth/change-email/send-again');
const takeBack = (person: Person) => person.post('/api/auth/change-email/take-back');
const opens = (token: string) => visitor.post('/api/auth/confirm-email', { token });

describe('a new e-mail', () => {
  it('is shown to its owner until its link is opened', async () => {
    const { person, form } = await signedUp(app);
    expect(await waitingOf(person)).toBeNull();
    const email = fresh();
    await asks(person, email);
    expect(await waitingOf(person)).toEqual({ email, asked_at: expect.stringMatching(/\.\d{3}Z$/) });
    expect((await person.post('/api/auth/confirm-email', { token: await mailedToken(db, form.id, 'change', { email }) })).statusCode).toBe(
      200,
    );
    expect((await db.selectFrom('users').select(['email', 'new_email']).where('id', '=', form.id).execute())[0]).toEqual({
      email,
      new_email: null,
    });
  });

  it('looks the same over the limit of its address, when no mail goes out', async () => {
    const email = fresh();
    const people = await Promise.all(Array.from({ length: 6 }, async () => (await signedUp(app)).person));
    for (const person of people) expect((await asks(person, email)).statusCode).toBe(200);
    const shown = await Promise.all(people.map(waitingOf));
    expect(shown).toEqual(people.map(() => ({ email, asked_at: expect.any(String) })));
    const queued = await Promise.all(people.map(({ user_id }) => queuedLinks(db, user_id)));
    expect(queued.flat().filter((purpose) => purpose === 'change')).toHaveLength(5);
  });

  it('is mailed its link again without the password, five times an hour with the first', async () => {
    const { person } = await signedUp(app);
    expect((await sendAgain(person)).json()).toMatchObject({ status: 409, code: 'no_new_email' });
    await asks(person, fresh());
    const statuses = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await sendAgain(person)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  it('is not mailed again once it is somebody’s', async () => {
    const { person } = await signedUp(app);
    const email = fresh();
    await asks(person, email);
    await signedUp(app, { email });
    expect((await sendAgain(person)).json()).toMatchObject({ status: 409, code: 'email_taken' });
  });

  it('is taken back: its links are dead, also one that is mailed afterwards', async () => {
    const { person, form } = await signedUp(app);
    const email = fresh();
    await asks(person, email);
    const token = await mailedToken(db, form.id, 'change', { email });
    expect((await takeBack(person)).statusCode).toBe(200);
    expect(await waitingOf(person)).toBeNull();
    expect(await queuedLinks(db, form.id)).toEqual(['verify']);
    expect((await opens(token)).json()).toMatchObject({ status: 422, code: 'link_dead' });
    expect((await takeBack(person)).json()).toMatchObject({ status: 409, code: 'no_new_email' });
  });

  it('is replaced by the next one: the link to the first is dead', async () => {
    const { person, form } = await signedUp(app);
    const [first, second] = [fresh(), fresh()];
    await asks(person, first);
    const token = await mailedToken(db, form.id, 'change', { email: first });
    await asks(person, second);
    expect(await waitingOf(person)).toMatchObject({ email: second });
    expect((await opens(token)).json().code).toBe('link_dead');
  });

  it('waits a day, as its link does', async () => {
    const { person, form } = await signedUp(app);
    const email = fresh();
    await asks(person, email);
    const token = await mailedToken(db, form.id, 'change', { email });
    await db.updateTable('users').set({ new_email_at: sql`now() - interval '25 hours'` }).where('id', '=', form.id).execute();
    expect(await waitingOf(person)).toBeNull();
    expect((await sendAgain(person)).statusCode).toBe(409);
    expect((await opens(token)).json()).toMatchObject({ status: 422, code: 'link_dead' });
  });

  it('is gone with a new password', async () => {
    const { person } = await signedUp(app);
    await asks(person, fresh());
    const change = { current_password: 'Simba2026', password: 'Twiga2026', confirmPassword: 'Twiga2026' };
    const changed = await person.post('/api/auth/change-password', change);
    expect(changed.statusCode).toBe(200);
    expect((await db.selectFrom('users').select('new_email').where('id', '=', person.user_id).execute())[0]?.new_email).toBeNull();
  });

  race(
    'and its link opened while it is taken back: one of them counts',
    db,
    async () => {
      const { person, form } = await signedUp(app);
      const email = fresh();
      const token = await mailedToken(db, form.id, 'change', { email });
      return {
        lock: rowOf('users', form.id),
        calls: [() => takeBack(person), () => opens(token)],
        after: async ([, opened]) => {
          const row = await db.selectFrom('users').select(['email', 'new_email']).where('id', '=', form.id).executeTakeFirstOrThrow();
          expect(row).toEqual({ email: opened === 200 ? email : form.email, new_email: null });
        },
      };
    },
    // An opened link ends the session that takes it back, which may have been looked up before.
    { first: [200, 422], second: [401, 200], secondAtLock: [[409, 200]] },
  );

  race(
    'and a link to a new password that was mailed to the old one: it is dead once the new one counts',
    db,
    async () => {
      const { form } = await signedUp(app);
      const change = await mailedToken(db, form.id, 'change', { email: fresh() });
      const token = await mailedToken(db, form.id, 'reset');
      return {
        lock: rowOf('users', form.id),
        calls: [
          () => opens(change),
          () => visitor.post('/api/auth/reset-password', { token, password: 'Twiga2026', confirmPassword: 'Twiga2026' }),
        ],
        after: async ([, reset]) => {
          const row = await db.selectFrom('users').select('email').where('id', '=', form.id).executeTakeFirstOrThrow();
          expect(row.email === form.email).toBe(reset === 200);
        },
      };
    },
    // A new password voids the links to a new e-mail.
    { first: [200, 422], second: [422, 200] },
  );
});
