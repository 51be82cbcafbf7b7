import { describe, expect, it } from 'vitest';
import { accountRows, business, cookieFrom, mailedToken, queuedLinks, signedUp, signIn } from '../support/accounts.ts';
import { browser, testApp, unique } from '../support/app.ts';
import { rowOf } from '../support/locks.ts';
import { administrator } from '../support/people.ts';
import { race } from '../support/races.ts';

const adminEmail = 'boss@tafutagari.example';
const { app, db } = await testApp({ ADMIN_EMAIL: adminEmail });
const visitor = browser(app);
const fresh = () => `${unique()}@people.example`;
const change = (email: string) => ({ email });

describe('changing the e-mail', () => {
  it('counts once the link is opened, and then once', async () => {
    const { person, form } = await signedUp(app, business);
    const email = fresh();
    expect((await person.post('/api/auth/change-email', change(email))).statusCode).toBe(200);
    expect(await queuedLinks(db, form.id)).toEqual(['verify', 'change']);
    expect((await person.get('/api/auth/user')).json().email).toBe(form.email);

    const old = await mailedToken(db, form.id, 'reset');
    const token = await mailedToken(db, form.id, 'change', { email });
    const replies = await Promise.all([1, 2].map(() => visitor.post('/api/auth/confirm-email', { token })));
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 422]);
    expect((await signIn(app, email)).json()).toMatchObject({ email, email_verified: true });
    expect((await signIn(app, form.email)).statusCode).toBe(401);
    const reset = { token: old, password: 'Twiga2026', confirmPassword: 'Twiga2026' };
    expect((await visitor.post('/api/auth/reset-password', reset)).json().code).toBe('link_dead');
  });

  it('ends every session but that of the browser that opens the link, which gets a new token', async () => {
    const { person, form } = await signedUp(app);
    const elsewhere = browser(app, form.id, cookieFrom(await signIn(app, form.email)));
    const email = fresh();
    const reply = await person.post('/api/auth/confirm-email', { token: await mailedToken(db, form.id, 'change', { email }) });
    expect(reply.statusCode).toBe(200);
    for (const ended of [elsewhere, person]) expect((await ended.get('/api/auth/user')).statusCode).toBe(401);
    expect((await browser(app, form.id, cookieFrom(reply)).get('/api/auth/user')).json()).toMatchObject({ email });
  });

  it.each(['nobody', 'somebody else'])('ends every session when %s is signed in where the link is opened', async (who) => {
    const { person, form } = await signedUp(app);
    const there = who === 'nobody' ? visitor : (await signedUp(app)).person;
    const token = await mailedToken(db, form.id, 'change', { email: fresh() });
    const page = await app.inject({
      method: 'POST',
      url: '/auth/email',
      headers: { cookie: there.cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `token=${token}`,
    });
    expect([page.statusCode, page.headers['set-cookie']]).toEqual([303, undefined]);
    expect((await person.get('/api/auth/user')).statusCode).toBe(401);
    expect((await there.get('/api/auth/user')).statusCode).toBe(who === 'nobody' ? 401 : 200);
  });

  race(
    'ends also a session that the old e-mail opens at the same moment',
    db,
    async () => {
      const { form } = await signedUp(app);
      const token = await mailedToken(db, form.id, 'change', { email: fresh() });
      return {
        lock: rowOf('users', form.id),
        calls: [() => signIn(app, form.email), () => visitor.post('/api/auth/confirm-email', { token })],
        after: async () => expect(await db.selectFrom('sessions').select('id').where('user_id', '=', form.id).execute()).toEqual([]),
      };
    },
    { first: [200, 200], second: [401, 200] },
  );

  it('sends five links an hour for an account, whatever the address; the sixth is refused', async () => {
    const { person } = await signedUp(app);
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await person.post('/api/auth/change-email', change(fresh()))).statusCode);
    expect(statuses).toEqual([...Array(5).fill(200), 429]);
  });

  it('by a link that is refused ends nothing', async () => {
    const { person, form } = await signedUp(app);
    const { form: other } = await signedUp(app);
    const token = await mailedToken(db, form.id, 'change', { email: other.email });
    expect((await person.post('/api/auth/confirm-email', { token })).statusCode).toBe(409);
    expect((await person.get('/api/auth/user')).statusCode).toBe(200);
  });

  it('asks for the current password, and refuses what is taken or the administrator’s', async () => {
    const { person, form } = await signedUp(app);
    const { form: other } = await signedUp(app);
    for (const [body, status] of [
      [change(adminEmail.toUpperCase()), 422],
      [change('x'), 422],
      [change(other.email.toUpperCase()), 409],
    ] as const) {
      expect((await person.post('/api/auth/change-email', body)).statusCode).toBe(status);
    }
    expect(await queuedLinks(db, form.id)).toEqual(['verify']);
    expect((await visitor.post('/api/auth/change-email', change(fresh()))).statusCode).toBe(401);
    const admin = await administrator(app, db);
    expect((await admin.post('/api/auth/change-email', change(fresh()))).statusCode).toBe(403);
  });

  it('mails one address five times an hour, whoever asks, and says nothing', async () => {
    const email = fresh();
    const people = await Promise.all(Array.from({ length: 8 }, () => signedUp(app)));
    const replies = await Promise.all(
      people.map(({ person }, n) => person.post('/api/auth/change-email', change(n % 2 ? email : email.toUpperCase()))),
    );
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(replies[0]?.statusCode).toBe(200);
    const queued = await Promise.all(people.map(({ form }) => queuedLinks(db, form.id)));
    expect(queued.flat().filter((purpose) => purpose === 'change')).toHaveLength(5);
    const { person, form } = await signedUp(app);
    expect((await person.post('/api/auth/change-email', change(fresh()))).statusCode).toBe(200);
    expect(await queuedLinks(db, form.id)).toEqual(['verify', 'change']);
  });

  it('can’t be done any more with a link from before a new password: whoever took the account over loses it', async () => {
    const chosen = { password: 'Twiga2026', confirmPassword: 'Twiga2026' };
    for (const how of ['reset', 'changed'] as const) {
      const { person, form } = await signedUp(app);
      const token = await mailedToken(db, form.id, 'change', { email: fresh() });
      const reply =
        how === 'reset'
          ? await visitor.post('/api/auth/reset-password', { token: await mailedToken(db, form.id, 'reset'), ...chosen })
          : await person.post('/api/auth/change-password', { current_password: 'Simba2026', ...chosen });
      expect(reply.statusCode).toBe(200);
      expect((await visitor.post('/api/auth/confirm-email', { token })).json().code).toBe('link_dead');
      expect((await signIn(app, form.email, 'Twiga2026')).statusCode).toBe(200);
    }
  });

  it('has one winner when two people are sent links for the same address', async () => {
    const email = fresh();
    const people = [(await signedUp(app)).form, (await signedUp(app)).form];
    const tokens = await Promise.all(people.map(({ id }) => mailedToken(db, id, 'change', { email })));
    const replies = await Promise.all(tokens.map((token) => visitor.post('/api/auth/confirm-email', { token })));
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409]);
    const emails = await Promise.all(people.map(async ({ id }) => (await accountRows(db, id)).user?.email));
    expect(emails.filter((now) => now === email)).toHaveLength(1);
  });
});
