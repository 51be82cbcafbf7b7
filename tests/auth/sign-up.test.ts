import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import {
  accountEvents,
  accountRows,
  business,
  cookieFrom,
  cookieValues,
  mailedToken,
  queuedLinks,
  signedUp,
  signIn,
  signUpForm,
} from '../support/accounts.ts';
import { browser, testApp } from '../support/app.ts';

const adminEmail = 'boss@tafutagari.example';
const { app, db } = await testApp({ ADMIN_EMAIL: adminEmail });
const visitor = browser(app);
const taken = 'An account with this email already exists. Please sign in instead.';

describe('signing up', () => {
  it('creates the account and signs in', async () => {
    const { person, form } = await signedUp(app, { ...business });
    const { user, profile } = await accountRows(db, form.id);
    expect(user).toMatchObject({ email: form.email, email_verified_at: null, terms_version: '2026-11-26' });
    expect(user?.terms_accepted_at).not.toBeNull();
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(profile).toMatchObject({
      full_name: 'Wanjikũ Ng’ang’a',
      phone: '0712 345 678',
      phone_e164: '+254712345678',
      user_type: 'dealer',
      is_verified: false,
      business_name: 'Rift Motors',
      admin_role: null,
    });
    expect((await person.get('/api/auth/user')).json()).toMatchObject({
      user_id: form.id,
      email: form.email,
      role: 'dealer',
      email_verified: false,
    });
    expect(await queuedLinks(db, form.id)).toEqual(['verify']);
    expect(await accountEvents(db, form.id)).toEqual(['account.created']);
  });

  it('sets a cookie no script and no other site can use', async () => {
    const reply = await visitor.post('/api/auth/sign-up', signUpForm());
    const cookies = [reply.headers['set-cookie']].flat();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies)
      expect(cookie).toMatch(/^__Host-(session|device)=[\w.-]{43,}; Max-Age=(7776000|34560000); Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    for (const secret of cookieValues(cookieFrom(reply))) expect(reply.body).not.toContain(secret);
  });

  it('can be repeated, but only with the same content and password', async () => {
    const { form } = await signedUp(app);
    const again = await visitor.post('/api/auth/sign-up', form);
    expect([again.statusCode, again.json().user.user_id]).toEqual([200, form.id]);
    expect((await visitor.post('/api/auth/sign-up', { ...form, location: 'Kisumu' })).statusCode).toBe(409);
    const otherPassword = await visitor.post('/api/auth/sign-up', { ...form, password: 'Chui20266', confirmPassword: 'Chui20266' });
    expect([otherPassword.statusCode, otherPassword.headers['set-cookie']]).toEqual([409, undefined]);
    expect(await queuedLinks(db, form.id)).toEqual(['verify']);
  });

  it('counts the wrong passwords of its repetitions with those of signing in; a right one clears them', async () => {
    const { form } = await signedUp(app);
    const repeat = async (password: string) =>
      (await visitor.post('/api/auth/sign-up', { ...form, password, confirmPassword: password })).statusCode;
    await repeat('Chui20266');
    expect(await repeat(form.password)).toBe(200);
    const guesses = await Promise.all(Array.from({ length: 12 }, () => repeat('Chui20266')));
    expect(guesses.sort()).toEqual([...Array(10).fill(409), 429, 429]);
    expect(await repeat(form.password)).toBe(429);
    expect((await signIn(app, form.email)).statusCode).toBe(429);
  });

  it('refuses a taken e-mail in whatever case', async () => {
    const { form } = await signedUp(app);
    const reply = await visitor.post('/api/auth/sign-up', signUpForm({ email: form.email.toUpperCase() }));
    expect([reply.statusCode, reply.json().detail]).toEqual([409, taken]);
  });

  it('has one winner when the same e-mail signs up twice at once', async () => {
    const email = `${uuidv7()}@people.example`;
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => visitor.post('/api/auth/sign-up', signUpForm({ email }))));
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(replies.filter((reply) => reply.statusCode === 409).every((reply) => reply.json().detail === taken)).toBe(true);
    const { rows } = await sql`select 1 from users join profiles on user_id = users.id where email = ${email}`.execute(db);
    expect(rows).toHaveLength(1);
  });

  it.each([
    { user_type: 'admin' },
    { is_verified: true },
    { admin_role: 'super_admin' },
    { rating: 5 },
    { email: adminEmail },
    { email: adminEmail.toUpperCase() },
    { accept_terms: false },
  ])('refuses %j and writes nothing', async (over) => {
    const form = signUpForm(over);
    const { person } = await signedUp(app);
    for (const caller of [visitor, person]) {
      const reply = await caller.post('/api/auth/sign-up', form);
      expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, Object.keys(over)]);
    }
    expect(await accountRows(db, form.id)).toEqual({ user: undefined, profile: undefined });
  });

  it('refuses someone who is signed in', async () => {
    const { person } = await signedUp(app);
    expect((await person.post('/api/auth/sign-up', signUpForm())).json()).toMatchObject({ status: 409, code: 'already_signed_in' });
  });

  it('waits for the verified e-mail while the setting asks for it', async () => {
    await db.insertInto('platform_settings').values({ name: 'requireEmailVerification', value: 'true' }).execute();
    const form = signUpForm();
    const reply = await visitor.post('/api/auth/sign-up', form);
    expect([reply.json(), reply.headers['set-cookie']]).toEqual([{ user: null, onward: null }, undefined]);
    expect((await signIn(app, form.email)).json()).toMatchObject({ status: 403, code: 'email_not_verified' });
    expect((await signIn(app, form.email, 'Chui2026')).statusCode).toBe(401);
    await visitor.post('/api/auth/verify-email', { token: await mailedToken(db, form.id, 'verify') });
    expect((await signIn(app, form.email)).statusCode).toBe(200);
    await db.deleteFrom('platform_settings').execute();
  });
});
