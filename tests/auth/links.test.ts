import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { authRateLimits } from '../../server/modules/auth/rate-limits.ts';
import { accountEvents, accountRows, cookieFrom, mailedToken, queuedLinks, signedUp, signIn } from '../support/accounts.ts';
import { browser, testApp } from '../support/app.ts';
import { rowOf } from '../support/locks.ts';
import { race } from '../support/races.ts';
import { spent } from '../support/rate-limits.ts';

const { app, db } = await testApp();
const visitor = browser(app);

describe('mailed links', () => {
  it('verify an e-mail, and opening one twice is fine', async () => {
    const { person, form } = await signedUp(app);
    const token = await mailedToken(db, form.id, 'verify');
    const replies = await Promise.all([1, 2, 3].map(() => visitor.post('/api/auth/verify-email', { token })));
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200]);
    expect((await person.get('/api/auth/user')).json().email_verified).toBe(true);
    expect(await accountEvents(db, form.id)).toEqual(['account.created', 'account.verified']);
  });

  it.each([
    ['made up', async () => 'made-up'],
    ['empty', async () => ''],
    ['expired', (id: string) => mailedToken(db, id, 'verify', { lives: '-1 second' })],
    ['of another purpose', (id: string) => mailedToken(db, id, 'reset')],
    ['to an e-mail the account no longer has', (id: string) => mailedToken(db, id, 'verify', { email: 'old@people.example' })],
  ])('do nothing when %s', async (_, make) => {
    const { form } = await signedUp(app);
    const reply = await visitor.post('/api/auth/verify-email', { token: await make(form.id) });
    expect(reply.json()).toMatchObject({ status: 422, code: 'link_dead' });
    expect((await accountRows(db, form.id)).user?.email_verified_at).toBeNull();
  });

  it('set a new password once, ending every session', async () => {
    const { person, form } = await signedUp(app);
    const token = await mailedToken(db, form.id, 'reset');
    const passwords = ['Twiga2026', 'Ndovu2026', 'Kifaru2026'];
    const replies = await Promise.all(
      passwords.map((password) => visitor.post('/api/auth/reset-password', { token, password, confirmPassword: password })),
    );
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 422, 422]);
    const winner = passwords[replies.findIndex((reply) => reply.statusCode === 200)];
    expect((await person.get('/api/auth/user')).statusCode).toBe(401);
    expect((await signIn(app, form.email)).statusCode).toBe(401);
    expect((await signIn(app, form.email, winner)).json()).toMatchObject({ email_verified: true });
  });

  race(
    'end also a session that the old password opens at the same moment',
    db,
    async () => {
      const { form } = await signedUp(app);
      const token = await mailedToken(db, form.id, 'reset');
      const chosen = { token, password: 'Twiga2026', confirmPassword: 'Twiga2026' };
      return {
        lock: rowOf('users', form.id),
        calls: [() => signIn(app, form.email), () => visitor.post('/api/auth/reset-password', chosen)],
        after: async () => expect(await db.selectFrom('sessions').select('id').where('user_id', '=', form.id).execute()).toEqual([]),
      };
    },
    { first: [200, 200], second: [401, 200] },
  );

  it('are asked for with the same answer for everyone', async () => {
    const { person, form } = await signedUp(app);
    for (const path of ['/api/auth/resend-verification', '/api/auth/request-password-reset']) {
      const known = await visitor.post(path, { email: form.email });
      const unknown = await visitor.post(path, { email: `x${form.email}` });
      expect([known.statusCode, known.body]).toEqual([200, unknown.body]);
      expect((await person.post(path, { email: form.email })).body).toBe(known.body);
    }
    // One job for each purpose, however often it is asked for before it runs.
    expect(await queuedLinks(db, form.id)).toEqual(['verify', 'reset']);
  });

  it('are asked for with the same answer however often, known or not', async () => {
    for (const email of [(await signedUp(app)).form.email, `${uuidv7()}@people.example`]) {
      const statuses = [];
      for (let n = 0; n < 7; n += 1) statuses.push((await visitor.post('/api/auth/request-password-reset', { email })).statusCode);
      expect(statuses).toEqual(Array(7).fill(200));
    }
  });
});

describe('changing the password', () => {
  const change = (current_password: string, password = 'Twiga2026') => ({ current_password, password, confirmPassword: password });

  it('asks for the current one', async () => {
    const { person, form } = await signedUp(app);
    const reply = await person.post('/api/auth/change-password', change('Chui2026'));
    expect(reply.json()).toMatchObject({ status: 422, fields: { current_password: 'Your current password is not right.' } });
    expect((await signIn(app, form.email)).statusCode).toBe(200);
    expect((await visitor.post('/api/auth/change-password', change('Simba2026'))).statusCode).toBe(401);
  });

  it('with the right one clears the wrong ones before it', async () => {
    const { person, form } = await signedUp(app);
    await spent(db, authRateLimits.signIn, form.id, { left: 1 });
    const changed = await person.post('/api/auth/change-password', change('Simba2026'));
    expect(changed.statusCode).toBe(200);
    const here = browser(app, form.id, cookieFrom(changed));
    expect((await here.post('/api/auth/change-password', change('Chui2026'))).statusCode).toBe(422);
  });

  it('ends the other sessions and the reset links on their way, not this session', async () => {
    const { person, form } = await signedUp(app);
    const elsewhere = browser(app, form.id, cookieFrom(await signIn(app, form.email)));
    const token = await mailedToken(db, form.id, 'reset');
    const changed = await person.post('/api/auth/change-password', change('Simba2026'));
    expect(changed.statusCode).toBe(200);
    expect((await browser(app, form.id, cookieFrom(changed)).get('/api/auth/user')).statusCode).toBe(200);
    expect((await elsewhere.get('/api/auth/user')).statusCode).toBe(401);
    expect(
      (await visitor.post('/api/auth/reset-password', { token, password: 'Ndovu2026', confirmPassword: 'Ndovu2026' })).statusCode,
    ).toBe(422);
    expect((await signIn(app, form.email, 'Twiga2026')).statusCode).toBe(200);
  });

  it('gives this session a new token: whoever copied the old one is out, and the sign-in has still the same end', async () => {
    const { person, form } = await signedUp(app);
    const sessions = () => db.selectFrom('sessions').select(['expires_at', 'absolute_expires_at']).where('user_id', '=', form.id).execute();
    const before = await sessions();
    const here = browser(app, form.id, cookieFrom(await person.post('/api/auth/change-password', change('Simba2026'))));
    expect((await person.get('/api/auth/user')).statusCode).toBe(401);
    expect((await here.get('/api/auth/user')).json().user_id).toBe(form.id);
    expect(await sessions()).toEqual(before);
  });

  it.each(['Simba2026', 'Simba20261', 'xsimba2026X', 'Simba202'])('refuses %s after Simba2026, beside its field', async (next) => {
    const { person } = await signedUp(app);
    const sentence = 'This is your current password, or a part of it, or it contains it. Please choose another one.';
    const reply = await person.post('/api/auth/change-password', change('Simba2026', next));
    expect(reply.json()).toEqual({ status: 422, code: 'password_too_like', detail: sentence, fields: { password: sentence } });
  });

  it('can be done five times an hour, also at the same moment: each sends a mail; what is refused costs nothing', async () => {
    const { person, form } = await signedUp(app);
    await spent(db, authRateLimits.changePassword, form.id, { left: 2 });
    let { cookie } = person;
    const changed = (from: string, to: string) => browser(app, form.id, cookie).post('/api/auth/change-password', change(from, to));
    const first = await changed('Simba2026', 'Twiga2026');
    cookie = cookieFrom(first);
    expect(first.statusCode).toBe(200);
    for (const refused of ['Password1', 'Twiga20261']) expect((await changed('Twiga2026', refused)).statusCode).toBe(422);
    cookie = cookieFrom(await changed('Twiga2026', 'Ndovu2026'));
    const replies = await Promise.all([1, 2].map(() => changed('Ndovu2026', 'Kifaru2026')));
    for (const reply of replies)
      expect(reply.json()).toMatchObject({ status: 429, detail: expect.stringContaining('You have changed your password') });
    expect((await signIn(app, form.email, 'Ndovu2026')).statusCode).toBe(200);
    expect((await accountEvents(db, form.id)).filter((type) => type === 'account.password_changed')).toHaveLength(2);
    // The mailbox's owner still gets in.
    const reset = { token: await mailedToken(db, form.id, 'reset'), password: 'Kifaru2026', confirmPassword: 'Kifaru2026' };
    expect((await visitor.post('/api/auth/reset-password', reset)).statusCode).toBe(200);
  });

  it('leaves the token as it is when it is refused', async () => {
    const { person } = await signedUp(app);
    expect((await person.post('/api/auth/change-password', change('Chui2026'))).headers['set-cookie']).toBeUndefined();
    expect((await person.get('/api/auth/user')).statusCode).toBe(200);
  });

  it('has one winner', async () => {
    const { person } = await signedUp(app);
    const replies = await Promise.all(
      ['Twiga2026', 'Ndovu2026'].map((next) => person.post('/api/auth/change-password', change('Simba2026', next))),
    );
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 422]);
    const cookie = cookieFrom(replies.find(({ statusCode }) => statusCode === 200) ?? { headers: {} });
    expect((await browser(app, '', cookie).get('/api/auth/user')).statusCode).toBe(200);
  });
});
