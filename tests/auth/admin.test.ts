import { describe, expect, it } from 'vitest';
import { ensureAdmin } from '../../server/modules/auth/administrator.ts';
import { CannotStart } from '../../server/platform/process/cannot-start.ts';
import { accountEvents, cookieFrom, signedUp, signIn } from '../support/accounts.ts';
import { browser, testApp } from '../support/app.ts';
import { testDatabase } from '../support/database.ts';

const adminEmail = 'boss@tafutagari.example';
const adminPassword = 'Mkuu20266';

describe('the first start', () => {
  it('creates one administrator, however many servers start at once, and says the generated password once', async () => {
    const { db } = await testDatabase();
    const starts = await Promise.all([1, 2, 3, 4].map(() => ensureAdmin(db, { adminEmail, adminPassword: undefined })));
    const said = starts.map((start) => start.generatedPassword).filter((password) => password !== null);
    expect(said).toHaveLength(1);
    expect(said[0]).toHaveLength(20);
    const admins = await db.selectFrom('profiles').innerJoin('users', 'users.id', 'profiles.user_id').selectAll().execute();
    expect(admins).toMatchObject([{ email: adminEmail, admin_role: 'super_admin', user_type: 'buyer', is_verified: false }]);
    expect(admins[0]?.email_verified_at).not.toBeNull();
  });

  it('says nothing of a password that was given, and a later start changes nothing', async () => {
    const { db } = await testDatabase();
    expect(await ensureAdmin(db, { adminEmail, adminPassword })).toEqual({ generatedPassword: null });
    const before = await db.selectFrom('users').selectAll().execute();
    expect(await ensureAdmin(db, { adminEmail, adminPassword: 'Another2026' })).toEqual({ generatedPassword: null });
    expect(await db.selectFrom('users').selectAll().execute()).toEqual(before);
  });

  it('takes no ADMIN_PASSWORD that is guessed first, but for the demo', async () => {
    const { db } = await testDatabase();
    const given = { adminEmail, adminPassword: 'Password1' };
    await expect(ensureAdmin(db, { ...given, mode: 'production' })).rejects.toThrow(
      new CannotStart(
        "ADMIN_PASSWORD can't be used. “password” is one of the words that are guessed first. Please choose another one, or join two that don’t belong together.",
      ),
    );
    expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
    expect(await ensureAdmin(db, { ...given, mode: 'demo' })).toEqual({ generatedPassword: null });
  });

  it('with another ADMIN_EMAIL moves the same account', async () => {
    const { db } = await testDatabase();
    await ensureAdmin(db, { adminEmail, adminPassword });
    const before = await db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    await ensureAdmin(db, { adminEmail: 'new@tafutagari.example', adminPassword });
    const after = await db.selectFrom('users').selectAll().execute();
    expect(after).toMatchObject([{ id: before.id, email: 'new@tafutagari.example', password_hash: before.password_hash }]);
  });
});

const { app, db } = await testApp({ ADMIN_EMAIL: adminEmail });
await ensureAdmin(db, { adminEmail, adminPassword });
const { user_id: adminId } = await db
  .selectFrom('profiles')
  .select('user_id')
  .where('admin_role', 'is not', null)
  .executeTakeFirstOrThrow();

it('refuses to start with the e-mail of someone else’s account, and changes nothing', async () => {
  const { form } = await signedUp(app);
  const before = await db.selectFrom('users').selectAll().orderBy('id').execute();
  await expect(ensureAdmin(db, { adminEmail: form.email, adminPassword })).rejects.toThrow(CannotStart);
  expect(await db.selectFrom('users').selectAll().orderBy('id').execute()).toEqual(before);
});

describe('signing in as administrator', () => {
  const adminSignIn = (email: string, password: string) => browser(app).post('/api/auth/admin-sign-in', { email, password });
  const refused = { status: 403, code: 'access_denied', detail: 'Invalid admin credentials' };

  it('is the same at both doors, lasts 12 hours, and each is logged', async () => {
    const before = await accountEvents(db, adminId);
    for (const reply of [await adminSignIn(adminEmail, adminPassword), await signIn(app, adminEmail.toUpperCase(), adminPassword)]) {
      expect(reply.json()).toMatchObject({ user_id: adminId, role: 'admin', email: adminEmail });
      const hours = (Date.parse(reply.json().expires_at) - Date.now()) / 3_600_000;
      expect(Math.round(hours)).toBe(12);
      const renewed = await browser(app, adminId, cookieFrom(reply)).post('/api/auth/refresh');
      expect(Math.round((Date.parse(renewed.json().expires_at) - Date.now()) / 3_600_000)).toBe(12);
    }
    expect((await accountEvents(db, adminId)).slice(before.length)).toEqual([
      'account.signed_in',
      'account.new_browser',
      'account.signed_in',
      'account.new_browser',
    ]);
  });

  it('refuses everyone else at its door alike, and opens no session', async () => {
    const { form } = await signedUp(app);
    for (const reply of [
      await adminSignIn(form.email, form.password),
      await adminSignIn(form.email, 'Chui2026'),
      await adminSignIn('nobody@people.example', adminPassword),
      await adminSignIn(adminEmail, 'Chui2026'),
    ]) {
      expect(reply.json()).toEqual(refused);
      expect(reply.headers['set-cookie']).toBeUndefined();
    }
  });

  it('logs a failed try at either door', async () => {
    const before = await accountEvents(db, adminId);
    await adminSignIn(adminEmail, 'Chui2026');
    await signIn(app, adminEmail, 'Chui2026');
    expect((await accountEvents(db, adminId)).slice(before.length)).toEqual(['account.sign_in_failed', 'account.sign_in_failed']);
  });

  it('can’t be kept out by strangers where they signed in before, by either door, with and without JavaScript', async () => {
    const known = cookieFrom(await adminSignIn(adminEmail, adminPassword))
      .split('; ')
      .filter((cookie) => cookie.startsWith('__Host-device='))
      .join();
    for (let n = 0; n < 10; n += 1) await adminSignIn(adminEmail, 'Chui2026');
    expect((await signIn(app, adminEmail, adminPassword)).statusCode).toBe(429);
    for (const url of ['/api/auth/sign-in', '/api/auth/admin-sign-in', '/auth', '/admin-access']) {
      const isForm = !url.startsWith('/api/');
      const payload = { email: adminEmail, password: adminPassword };
      const sent = isForm ? new URLSearchParams(payload).toString() : payload;
      const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
      const reply = await app.inject({ method: 'POST', url, headers: { cookie: known, 'content-type': type }, payload: sent });
      expect([url, reply.statusCode]).toEqual([url, isForm ? 303 : 200]);
    }
  });
});
