import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import { authRateLimits } from '../../server/modules/auth/rate-limits.ts';

import { emptyQueue } from '../../server/platform/data/queue-tables.ts';

import { cookieFrom, mailedToken, queuedLinks, signedUp, signIn } from '../support/accounts.ts';
import { browser, testApp } from '../support/app.ts';
import { spent } from '../support/rate-limits.ts';

const { app, db } = await testApp();
const visitor = browser(app);
const wrong = 'Invalid email or password. Please check your credentials and try again.';

describe('signing in and out', () => {
  it('works in whatever case the e-mail is typed', async () => {
    const { form } = await signedUp(app);
    const reply = await signIn(app, ` ${form.email.toUpperCase()} `);
    expect(reply.json()).toMatchObject({ user_id: form.id, role: 'buyer', user_type: 'buyer' });
  });

  it('says the same of an unknown e-mail and a wrong password', async () => {
    const { form } = await signedUp(app);
    const replies = [await signIn(app, form.email, 'Chui2026'), await signIn(app, `x${form.email}`)];
    expect(replies[0]?.json()).toEqual({ status: 401, code: 'invalid_credentials', detail: wrong });
    expect(replies[1]?.json()).toEqual(replies[0]?.json());
  });

  it('says what is missing when neither e-mail nor password is sent, and beside each field its own', async () => {
    const detail = 'You must provide either an email or phone number and a password';
    for (const form of [{}, { email: ' ', password: '' }]) {
      const reply = await browser(app).post('/api/auth/sign-in', form);
      expect(reply.json()).toEqual({
        status: 422,
        code: 'invalid',
        detail,
        fields: { email: 'Email is required', password: 'Password must be at least 6 characters' },
      });
    }
    expect((await browser(app).post('/api/auth/sign-in', { password: 'Simba2026' })).json().detail).toBe('Email is required');
  });

  it('says of a browser without a session, to who asks for it, that the session is missing', async () => {
    const reply = await browser(app).get('/api/auth/user');
    expect(reply.json()).toEqual({ status: 401, code: 'not_signed_in', detail: 'Auth session missing!' });
    expect((await browser(app).get('/api/home/buyer')).json().detail).toBe('Please sign in to go on.');
  });

  it('never takes over a session the browser came with', async () => {
    const { form } = await signedUp(app);
    const planted = '__Host-session=planted-by-someone-who-knows-it';
    const fresh = cookieFrom(await signIn(app, form.email, undefined, planted));
    expect(fresh).not.toBe(planted);
    expect((await browser(app, '', planted).get('/api/auth/user')).statusCode).toBe(401);

    const { person: other } = await signedUp(app);
    const mine = cookieFrom(await signIn(app, form.email, undefined, other.cookie));
    expect((await other.get('/api/auth/user')).statusCode).toBe(401);
    expect((await browser(app, '', mine).get('/api/auth/user')).json().user_id).toBe(form.id);
  });

  it('ends with signing out, which is fine twice and for a visitor', async () => {
    const { person } = await signedUp(app);
    const reply = await person.post('/api/auth/sign-out');
    expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([200, expect.stringContaining('__Host-session=;')]);
    expect((await person.get('/api/auth/user')).statusCode).toBe(401);
    expect((await person.post('/api/auth/sign-out')).statusCode).toBe(200);
    expect((await visitor.post('/api/auth/sign-out')).statusCode).toBe(200);
  });

  it('ends with the next request, whatever it asks for, of a browser that signed out without a connection', async () => {
    const { person, form } = await signedUp(app);
    const asks = (url: string) => app.inject({ url, headers: { cookie: `${person.cookie}; signed-out=${form.id}` } });
    const page = await asks('/');
    expect(page.body).not.toContain(form.full_name);
    // Only the reminder goes: a late answer that removed the session's cookie could remove that of somebody who signed in meanwhile.
    expect([page.headers['set-cookie']].flat()).toEqual([expect.stringMatching(/^signed-out=;/)]);
    expect((await person.get('/api/auth/user')).statusCode).toBe(401);
    expect((await asks('/api/auth/user')).statusCode).toBe(401);
  });

  it('never ends for a sign-out of somebody else, or for nonsense', async () => {
    const { person } = await signedUp(app);
    const { form: other } = await signedUp(app);
    for (const value of [other.id, 'nonsense', '', '%00', 'x'.repeat(5_000)]) {
      const reply = await app.inject({ url: '/api/auth/user', headers: { cookie: `${person.cookie}; signed-out=${value}` } });
      expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([200, expect.stringMatching(/^signed-out=;/)]);
    }
  });

  it('is no matter of a browser without a session: the reminder goes, whatever it says', async () => {
    for (const value of ['%00', '', 'x'.repeat(5_000), '00000000-0000-4000-8000-000000000000']) {
      const reply = await app.inject({ url: '/api/auth/user', headers: { cookie: `signed-out=${value}` } });
      expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([401, expect.stringMatching(/^signed-out=;/)]);
    }
  });

  it('does nothing in the name of another account than the one that a page shows', async () => {
    const { person, form } = await signedUp(app);
    const { form: other } = await signedUp(app);
    const renames = (account: string) =>
      app.inject({
        method: 'PUT',
        url: '/api/profile',
        headers: { cookie: person.cookie, 'x-account': account },
        payload: {
          full_name: 'Achieng Odhiambo',
          phone: null,
          location: null,
          business_name: null,
          business_license: null,
          business_address: null,
        },
      });
    expect((await renames(other.id)).json()).toMatchObject({ status: 401, code: 'not_signed_in' });
    expect((await person.get('/api/profile')).json().full_name).toBe(form.full_name);
    expect((await renames(form.id)).json()).toMatchObject({ full_name: 'Achieng Odhiambo' });
  });

  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ origin: 'http://127.0.0.1:3000' }, 200],
    [{}, 200],
  ])('asked from %j answers %i', async (headers, status) => {
    const { form } = await signedUp(app);
    const payload = { email: form.email, password: form.password };
    const reply = await app.inject({ method: 'POST', url: '/api/auth/sign-in', headers: { ...headers }, payload });
    expect([reply.statusCode, reply.headers['set-cookie'] !== undefined]).toEqual([status, status === 200]);
  });

  it('allows ten wrong passwords, also when they come from everywhere, then asks to wait', async () => {
    const { form } = await signedUp(app);
    const { form: neighbour } = await signedUp(app);
    const tries = await Promise.all(Array.from({ length: 12 }, () => signIn(app, form.email, 'Chui2026')));
    expect(tries.map((reply) => reply.statusCode).sort()).toEqual([...Array(10).fill(401), 429, 429]);
    const reply = await signIn(app, form.email.toUpperCase());
    expect(reply.json()).toMatchObject({
      status: 429,
      detail: 'Too many attempts. Please try again in 15 minutes. Or choose a new password by mail: “Forgot password?”',
    });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(800);
    expect((await signIn(app, neighbour.email)).statusCode).toBe(200);
    // A reset proves who they are.
    const reset = { token: await mailedToken(db, form.id, 'reset'), password: 'Twiga2026', confirmPassword: 'Twiga2026' };
    await visitor.post('/api/auth/reset-password', reset);
    expect((await signIn(app, form.email, 'Twiga2026')).statusCode).toBe(200);
  });
});

it('sixty right sign-ins an hour are enough for an account: one more leaves no session', async () => {
  const { form } = await signedUp(app);
  await spent(db, authRateLimits.signedIn, form.id, { left: 1 });
  expect((await signIn(app, form.email)).statusCode).toBe(200);
  const sessions = () => db.selectFrom('sessions').select('id').where('user_id', '=', form.id).execute();
  const before = await sessions();
  expect((await signIn(app, form.email)).json()).toMatchObject({
    status: 429,
    detail: expect.stringContaining('You have signed in very often in the last hour.'),
  });
  expect(await sessions()).toEqual(before);
});

describe('strangers who type wrong passwords', () => {
  const device = (reply: Parameters<typeof cookieFrom>[0]) =>
    cookieFrom(reply)
      .split('; ')
      .find((cookie) => cookie.startsWith('__Host-device=')) ?? '';
  const keepOut = async (email: string) => {
    for (let n = 0; n < 10; n += 1) await signIn(app, email, 'Chui2026');
    expect((await signIn(app, email)).statusCode).toBe(429);
  };
  const reset = async (id: string, cookie = '') => {
    const form = { token: await mailedToken(db, id, 'reset'), password: 'Twiga2026', confirmPassword: 'Twiga2026' };
    return browser(app, id, cookie).post('/api/auth/reset-password', form);
  };

  it('don’t keep its owner out of a browser where they signed in, or up, before', async () => {
    const { person, form } = await signedUp(app);
    const signedIn = device(await signIn(app, form.email));
    await keepOut(form.email);
    for (const cookie of [signedIn, person.cookie]) expect((await signIn(app, form.email, 'Simba2026', cookie)).statusCode).toBe(200);
    // And a right password there gives the strangers nothing back.
    expect((await signIn(app, form.email)).statusCode).toBe(429);
    expect((await signIn(app, form.email, 'Simba2026', `${signedIn.slice(0, -1)}x`)).statusCode).toBe(429);
  });

  it('nor out of the browser at which they choose a new password, but out of those that only knew the old one', async () => {
    const { person, form } = await signedUp(app);
    const chosen = device(await reset(form.id));
    await keepOut(form.email);
    expect((await signIn(app, form.email, 'Twiga2026', chosen)).statusCode).toBe(200);
    expect((await signIn(app, form.email, 'Twiga2026', person.cookie)).statusCode).toBe(429);
  });

  it('nor from their own settings, nor from asking for a link', async () => {
    const { person, form } = await signedUp(app);
    await keepOut(form.email);
    const linksFor = async (asks: typeof person) => {
      await emptyQueue(db);
      await asks.post('/api/auth/request-password-reset', { email: form.email });
      return queuedLinks(db, form.id);
    };
    for (let n = 0; n < 5; n += 1) expect(await linksFor(visitor)).toEqual(['reset']);
    expect(await linksFor(visitor)).toEqual([]);
    expect(await linksFor(person)).toEqual(['reset']);
    const change = { current_password: 'Simba2026', password: 'Twiga2026', confirmPassword: 'Twiga2026' };
    const changed = await person.post('/api/auth/change-password', change);
    expect(changed.statusCode).toBe(200);
    expect((await signIn(app, form.email, 'Twiga2026', device(changed))).statusCode).toBe(200);
  });

  it('aren’t let in by knowing another account’s browser, and ten wrong ones there are ten', async () => {
    const { form } = await signedUp(app);
    const other = await signedUp(app);
    await keepOut(form.email);
    expect((await signIn(app, form.email, 'Simba2026', other.person.cookie)).statusCode).toBe(429);
    const known = device(await signIn(app, other.form.email));
    const tries = await Promise.all(Array.from({ length: 12 }, () => signIn(app, other.form.email, 'Chui2026', known)));
    expect(tries.map((reply) => reply.statusCode).sort()).toEqual([...Array(10).fill(401), 429, 429]);
    expect((await signIn(app, other.form.email)).statusCode).toBe(200);
  });

  it('on a shared phone: it is known to the last four who signed in at it, whatever else its cookie held', async () => {
    const people = [];
    let cookie = '__Host-device=planted.../../x'.padEnd(9_000, 'x');
    for (let n = 0; n < 5; n += 1) {
      const { form } = await signedUp(app);
      cookie = device(await signIn(app, form.email, undefined, cookie));
      people.push(form);
    }
    expect(cookie.length).toBeLessThan(250);
    for (const { email } of people) await keepOut(email);
    const again = await Promise.all(people.map(({ email }) => signIn(app, email, undefined, cookie)));
    expect(again.map((reply) => reply.statusCode)).toEqual([429, 200, 200, 200, 200]);
  });
});

describe('a session', () => {
  const age = (user_id: string, expires: string, absolute: string) =>
    db
      .updateTable('sessions')
      .set({ expires_at: sql`now() + ${expires}::interval`, absolute_expires_at: sql`now() + ${absolute}::interval` })
      .where('user_id', '=', user_id)
      .execute();
  const daysLeft = (reply: { json(): { expires_at: string } }) =>
    Math.round((Date.parse(reply.json().expires_at) - Date.now()) / 86_400_000);

  it('lasts 30 days from the last renewal', async () => {
    const { person, form } = await signedUp(app);
    expect(daysLeft(await person.get('/api/auth/user'))).toBe(30);
    await age(form.id, '2 days', '62 days');
    expect(daysLeft(await person.post('/api/auth/refresh'))).toBe(30);
    expect(daysLeft(await person.get('/api/auth/user'))).toBe(30);
  });

  it('never lasts beyond its absolute end', async () => {
    const { person, form } = await signedUp(app);
    await age(form.id, '2 days', '5 days');
    expect(daysLeft(await person.post('/api/auth/refresh'))).toBe(5);
  });

  it('is over when it is over, and can’t be renewed then', async () => {
    const { person, form } = await signedUp(app);
    await age(form.id, '-1 second', '60 days');
    expect((await person.get('/api/auth/user')).statusCode).toBe(401);
    expect((await person.post('/api/auth/refresh')).statusCode).toBe(401);
  });
});
