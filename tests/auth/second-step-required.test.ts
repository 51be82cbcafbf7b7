import { describe, expect, it } from 'vitest';
import { ensureAdmin } from '../../server/modules/auth/administrator.ts';
import { cookieFrom } from '../support/accounts.ts';
import { browser, testApp } from '../support/app.ts';
import { allEndpoints } from '../support/endpoints.ts';
import { goesTo, plainBrowser } from '../support/pages.ts';
import { provedLongAgo, withSecondStep } from '../support/second-step.ts';

const adminEmail = 'boss@tafutagari.example';
const password = 'Mkuu20266';
const refusal = { status: 403, code: 'second_factor_required', detail: 'Please set up your second step first.' };

/** A server in this mode, and the ways in of its administrator, each at a new browser. */
async function started(APP_MODE: string) {
  const { app, db } = await testApp({ ADMIN_EMAIL: adminEmail, APP_MODE });
  await ensureAdmin(db, { adminEmail, adminPassword: password });
  const signedIn = async () => {
    const reply = await browser(app).post('/api/auth/admin-sign-in', { email: adminEmail, password });
    expect(reply.statusCode).toBe(200);
    return browser(app, reply.json().user_id, cookieFrom(reply));
  };
  return { app, db, signedIn, ...plainBrowser(app) };
}

describe('the administrator of a real marketplace', async () => {
  const { app, db, signedIn, get } = await started('production');
  const first = await signedIn();
  const second = await signedIn();
  const open = ['readPublic', 'signOut', 'user', 'refresh', 'changePassword', 'setUp'];
  const closed = [...(await allEndpoints())].filter(([name]) => !open.includes(name.split('.')[1] ?? ''));

  it('goes on with the first session', async () => {
    expect((await first.get('/api/admin/users')).statusCode).toBe(200);
  });

  it.each(closed)('gets nowhere with the second at %s', async (_name, { method, path }) => {
    const url = path.replace(/:\w+/g, '01981f3c-8d4e-7000-8000-000000000000');
    expect((await app.inject({ method, url, headers: { cookie: second.cookie } })).json()).toEqual(refusal);
  });

  it('is led to the one page that opens, and hears nothing live', async () => {
    expect((await second.get('/api/live')).json()).toEqual(refusal);
    for (const page of ['/dashboard', '/dashboard/profile', '/post-request'])
      expect(goesTo(await get(page, second.cookie))).toEqual([303, '/auth/second/set-up']);
    expect((await get('/auth/second/set-up', second.cookie)).statusCode).toBe(200);
  });

  it('gets everywhere once it is set up, by the password alone; and has to begin again when it is off', async () => {
    await provedLongAgo(db, second.user_id);
    expect((await second.post('/api/auth/second-factor', { setup: 'x', code: '123456', current_password: password })).json().code).toBe(
      'invalid',
    );
    await withSecondStep(app, db, second);
    expect((await second.get('/api/admin/users')).statusCode).toBe(200);
    expect((await first.get('/api/admin/users')).statusCode).toBe(200);
    await second.post('/api/auth/second-factor/off');
    expect((await second.get('/api/admin/users')).json()).toEqual(refusal);
  });
});

describe('the administrator of the demo', async () => {
  const { app, db, signedIn } = await started('demo');

  it('need not set one up, and proves with the password alone', async () => {
    await signedIn();
    const admin = await signedIn();
    expect((await admin.get('/api/admin/users')).statusCode).toBe(200);
    await withSecondStep(app, db, admin);
    await provedLongAgo(db, admin.user_id);
    expect((await admin.get('/api/auth/proof')).json().code).toBe('proof_needed');
    expect((await admin.post('/api/auth/proof', { current_password: password })).statusCode).toBe(200);
    expect((await admin.get('/api/auth/proof')).statusCode).toBe(200);
  });
});
