import { describe, expect, it } from 'vitest';
import { ensureAdmin } from '../../server/modules/auth/administrator.ts';
import { publicPages } from '../../shared/site/public-pages.ts';
import { screens } from '../../shared/site/screens.ts';
import { cookieFrom, mailedToken, signIn } from '../support/accounts.ts';
import { browser, type Person, testApp } from '../support/app.ts';
import { allEndpoints } from '../support/endpoints.ts';
import { banner, goesTo, plainBrowser, sentenceOf } from '../support/pages.ts';
import { buyer, dealer } from '../support/people.ts';

const adminEmail = 'boss@tafutagari.example';
const page = '/auth/password';
const refusal = { status: 403, code: 'own_password_required', detail: 'Please choose your own password first.' };

/** A server at its first start, and the administrator with the password that it printed. */
async function started(adminPassword?: string) {
  const { app, db } = await testApp({ ADMIN_EMAIL: adminEmail });
  const { generatedPassword } = await ensureAdmin(db, { adminEmail, adminPassword });
  const password = adminPassword ?? generatedPassword ?? '';
  const reply = await browser(app).post('/api/auth/admin-sign-in', { email: adminEmail, password });
  expect(reply.statusCode).toBe(200);
  return { app, db, password, admin: browser(app, reply.json().user_id, cookieFrom(reply)), ...plainBrowser(app) };
}
const chosen = (current_password: string, password = 'Twiga2026') => ({ current_password, password, confirmPassword: password });

describe('the generated password', async () => {
  const { app, db, password, admin, get, post } = await started();
  const endpoints = [...(await allEndpoints())];
  const open = ['settingsApi.readPublic', 'authApi.signOut', 'authApi.user', 'authApi.refresh', 'authApi.changePassword'];
  const others: Person[] = [await buyer(app, db), await dealer(app, db)];
  for (const { user_id } of others) await db.updateTable('users').set({ password_must_change: true }).where('id', '=', user_id).execute();

  it.each(endpoints.filter(([name]) => !open.includes(name)))('opens nothing at %s, whoever has it', async (_name, { method, path }) => {
    for (const { cookie } of [admin, ...others]) {
      const url = path.replace(/:\w+/g, '01981f3c-8d4e-7000-8000-000000000000');
      const reply = await app.inject({ method, url, headers: { cookie } });
      expect([reply.json(), reply.headers['set-cookie']]).toEqual([refusal, undefined]);
    }
  });

  it('opens no live stream', async () => {
    expect((await admin.get('/api/live')).json()).toEqual(refusal);
  });

  it('opens who is signed in, and the next end of the session', async () => {
    expect((await admin.get('/api/auth/user')).json().user_id).toBe(admin.user_id);
    expect((await admin.post('/api/auth/refresh')).statusCode).toBe(200);
  });

  it('opens what everyone may read, and hides nothing behind addresses that are none', async () => {
    expect((await admin.get('/api/settings')).statusCode).toBe(200);
    expect((await admin.get('/api/zzz')).statusCode).toBe(404);
  });

  it('is wrong in the same words, however short', async () => {
    const { status, detail } = (await admin.post('/api/auth/change-password', chosen('x'))).json();
    expect([status, detail]).toEqual([422, 'Your current password is not right.']);
  });

  it.each(
    [
      ...new Set([...Object.values(screens), ...Object.values(publicPages).filter((row) => 'form' in row)].map(({ path }) => path)),
      '/dashboard/browse-cars',
      '/nowhere',
    ].filter((path) => path !== page),
  )('%s leads to the page where one’s own is chosen', async (path) => {
    const reply = await get(path, admin.cookie);
    expect(goesTo(reply)).toEqual([303, page]);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(goesTo(await post(path, {}, admin.cookie))).toEqual([303, page]);
  });

  it('hides no page that is only read, and that page says what to do', async () => {
    for (const path of ['/', '/contact', '/privacy']) expect((await get(path, admin.cookie)).statusCode).toBe(200);
    const { statusCode, body } = await get(page, admin.cookie);
    expect([statusCode, body.includes('Choose your own password')]).toEqual([200, true]);
  });

  it('is not chosen again, nor a common one, nor without the current one', async () => {
    for (const [form, field] of [
      [chosen(password, password), 'password'],
      [chosen(password, 'Password1'), 'password'],
      [chosen('Chui2026'), 'current_password'],
      [chosen(password, 'x'), 'password'],
    ] as const) {
      expect(Object.keys((await admin.post('/api/auth/change-password', form)).json().fields)).toContain(field);
      const reply = await post(page, form, admin.cookie);
      expect([reply.statusCode, sentenceOf(reply.body, field) === '', banner(reply.body)?.[0]]).toEqual([422, false, 'error']);
      expect(reply.body).not.toContain(password);
    }
    expect((await admin.get('/api/admin/users')).statusCode).toBe(403);
  });

  it('lets go who signs out', async () => {
    const elsewhere = cookieFrom(await signIn(app, adminEmail, password));
    expect(goesTo(await post('/auth/sign-out', {}, elsewhere))).toEqual([303, '/']);
    const again = browser(app, '', cookieFrom(await signIn(app, adminEmail, password)));
    expect((await again.post('/api/auth/sign-out')).statusCode).toBe(200);
  });
});

describe('everything opens', () => {
  const isOpen = async ({ get }: Person) => expect((await get('/api/admin/users')).statusCode).toBe(200);

  it('with one’s own password, without JavaScript', async () => {
    const { app, admin, password, get, post } = await started();
    expect(goesTo(await post('/admin-access', { email: adminEmail, password }))).toEqual([303, '/dashboard?notice=welcome-admin']);
    const reply = await post(page, chosen(password), admin.cookie);
    expect(goesTo(reply)).toEqual([303, '/dashboard?notice=password-changed']);
    const here = browser(app, admin.user_id, cookieFrom(reply));
    await isOpen(here);
    expect((await get('/dashboard', here.cookie)).statusCode).toBe(200);
    for (const again of [await get(page, here.cookie), await post(page, chosen(password), here.cookie)])
      expect(goesTo(again)).toEqual([303, '/dashboard']);
    await isOpen(browser(app, '', cookieFrom(await signIn(app, adminEmail, 'Twiga2026'))));
  });

  it('with one’s own password, with JavaScript', async () => {
    const { app, admin, password } = await started();
    await isOpen(browser(app, '', cookieFrom(await admin.post('/api/auth/change-password', chosen(password)))));
  });

  it('with a new password by link', async () => {
    const { app, db, admin } = await started();
    const token = await mailedToken(db, admin.user_id, 'reset');
    const reset = { token, password: 'Twiga2026', confirmPassword: 'Twiga2026' };
    expect((await browser(app).post('/api/auth/reset-password', reset)).statusCode).toBe(200);
    await isOpen(browser(app, '', cookieFrom(await signIn(app, adminEmail, 'Twiga2026'))));
  });

  it('at once with a password that was given', async () => {
    const { admin, get } = await started('Mkuu20266');
    await isOpen(admin);
    expect(goesTo(await get(page, admin.cookie))).toEqual([303, '/dashboard']);
  });
});

it('a visitor is asked to sign in first', async () => {
  const { app, get, post } = await started();
  expect(goesTo(await get(page))).toEqual([303, '/auth']);
  const posted = await post(page, chosen('Simba2026'));
  expect(goesTo(posted)).toEqual([303, '/auth?notice=signed-out']);
  expect((await browser(app).post('/api/auth/change-password', chosen('Simba2026'))).statusCode).toBe(401);
});
