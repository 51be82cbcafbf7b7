import formbody from '@fastify/formbody';
import Fastify from 'fastify';
import { uuidv7 } from 'uuidv7';
import { afterAll, describe, expect, it } from 'vitest';
import { ensureAdmin } from '../../server/modules/auth/administrator.ts';
import { authPages } from '../../server/modules/auth/pages.ts';
import { openDraftTokens } from '../../server/modules/requests/draft-tokens.ts';
import { requestDraft } from '../../server/modules/requests/request-draft.ts';
import { installErrorExit } from '../../server/platform/http/errors.ts';
import { installLanguages } from '../../server/platform/http/language.ts';
import { installSessions } from '../../server/platform/http/session.ts';
import { readConfig } from '../../server/platform/process/config.ts';
import { localPath } from '../../shared/auth/pages.ts';
import { accountRows, cookieFrom, mailedToken, queuedLinks, signUpForm } from '../support/accounts.ts';
import { testDatabase } from '../support/database.ts';

const { db } = await testDatabase();
const config = readConfig({ APP_MODE: 'test', ADMIN_EMAIL: 'boss@tafutagari.example' });
await ensureAdmin(db, { adminEmail: config.adminEmail, adminPassword: 'Mkuu20266' });

// What a page shows is the site's concern; what it is given to show is tested here.
const app = Fastify();
installErrorExit(app);
installLanguages(app);
await app.register(formbody);
await installSessions(app, db, config);
authPages(app, {
  db,
  config,
  sealKey: Buffer.alloc(32),
  draft: requestDraft(db, await openDraftTokens(db)),
  render: (_, name, props) => JSON.stringify({ name, ...props }),
});
afterAll(() => app.close());

const get = (url: string, cookie = '') => app.inject({ method: 'GET', url, headers: { cookie } });
const post = (url: string, fields: Record<string, unknown>, cookie = '') =>
  app.inject({
    method: 'POST',
    url,
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields as Record<string, string>).toString(),
  });
const typed = (over: object = {}) => signUpForm({ accept_terms: 'on', ...over });
const goesTo = (reply: { statusCode: number; headers: Record<string, unknown> }) => [reply.statusCode, reply.headers.location];

async function member() {
  const form = typed();
  const reply = await post('/auth?tab=sign-up', form);
  return { form, reply, cookie: cookieFrom(reply) };
}

it.each([
  ['/post-request?car=axio#top', '/post-request?car=axio#top'],
  ['/dashboard', '/dashboard'],
  ['https://evil.example/', ''],
  ['//evil.example', ''],
  ['/\\evil.example', ''],
  ['/\t/evil.example', ''],
  ['/.//evil.example', ''],
  ['javascript:alert(1)', ''],
  ['dashboard', ''],
  ['', ''],
  [undefined, ''],
])('after signing in, %j leads to %j', (next, path) => {
  expect(localPath(next)).toBe(path);
});

describe('/auth', () => {
  it('shows the sign-in tab, and for the sign-up form an id', async () => {
    expect((await get('/auth')).json()).toMatchObject({ name: 'auth', tab: 'sign-in', next: '', values: {}, errors: {}, banner: null });
    const signUp = (await get('/auth?tab=sign-up&next=%2Fpost-request&next=%2F')).json();
    expect(signUp).toMatchObject({ tab: 'sign-up', next: '', id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect((await get('/auth?tab=sign-up&next=%2Fpost-request')).json().next).toBe('/post-request');
    expect((await get('/auth?notice=password-changed')).json().banner).toMatchObject({ kind: 'success', title: 'Password changed' });
    expect((await get('/auth?notice=constructor')).json().banner).toBeNull();
  });

  it('sends the signed in on', async () => {
    const { cookie } = await member();
    expect(goesTo(await get('/auth', cookie))).toEqual([303, '/dashboard']);
    expect(goesTo(await get('/auth?next=/post-request', cookie))).toEqual([303, '/post-request']);
    expect(goesTo(await get('/auth?next=//evil.example', cookie))).toEqual([303, '/dashboard']);
    expect(goesTo(await get('/auth?notice=email-verified', cookie))).toEqual([303, '/dashboard?notice=email-verified']);
    expect(goesTo(await get('/auth?notice=made-up', cookie))).toEqual([303, '/dashboard']);
  });

  it('is led on from, and to, by no answer that a browser keeps', async () => {
    const { reply, cookie } = await member();
    const keeping = [reply, await get('/auth', cookie), await post('/auth/sign-out', {}, cookie)].map(
      ({ headers }) => headers['cache-control'],
    );
    expect(keeping).toEqual(['no-store', 'no-store', 'no-store']);
  });

  it('signs up and goes on', async () => {
    const { form, reply, cookie } = await member();
    expect(goesTo(reply)).toEqual([303, '/dashboard?notice=account-created']);
    expect((await accountRows(db, form.id)).profile?.full_name).toBe(form.full_name);
    expect(goesTo(await get('/auth', cookie))[0]).toBe(303);
    const onward = await post('/auth?tab=sign-up&next=/post-request', typed());
    expect(goesTo(onward)).toEqual([303, '/post-request?notice=account-created']);
  });

  it('shows the form again with what was typed, never a password, and a new id', async () => {
    const { accept_terms, ...form } = typed({ phone: '12', location: '<b>3 < 4</b>' });
    const reply = await post('/auth?tab=sign-up', form);
    expect(reply.statusCode).toBe(422);
    const page = reply.json();
    expect(page.values).toMatchObject({ email: form.email, full_name: form.full_name, phone: '12', location: '<b>3 < 4</b>' });
    expect(reply.body).not.toContain('Simba2026');
    expect(page.errors).toMatchObject({
      phone: 'Phone number must be at least 10 digits',
      accept_terms: expect.stringContaining('18 or older'),
    });
    expect(page.banner).toMatchObject({ kind: 'error', title: 'Validation Error', text: 'Phone number must be at least 10 digits' });
    expect(page.id).not.toBe(form.id);
  });

  it('says whose e-mail is taken, and refuses columns that are no one’s to set', async () => {
    const { form } = await member();
    const reply = await post('/auth?tab=sign-up', typed({ email: form.email }));
    expect([reply.statusCode, reply.json().banner]).toEqual([
      409,
      {
        kind: 'error',
        code: 'email_taken',
        title: 'Sign up failed',
        text: 'An account with this email already exists. Please sign in instead.',
      },
    ]);
    expect((await post('/auth?tab=sign-up', typed({ is_verified: 'true' }))).statusCode).toBe(422);
  });

  it('signs in, and refuses with the sentence', async () => {
    const { form } = await member();
    expect(goesTo(await post('/auth?next=/post-request', { email: form.email, password: form.password }))).toEqual([303, '/post-request']);
    const wrong = await post('/auth?tab=sign-in', { email: form.email, password: 'Chui2026' });
    expect([wrong.statusCode, wrong.headers['set-cookie'], wrong.json().values]).toEqual([401, undefined, { email: form.email }]);
    expect(wrong.json().banner.text).toBe('Invalid email or password. Please check your credentials and try again.');
  });

  it('signs out', async () => {
    const { cookie } = await member();
    expect(goesTo(await post('/auth/sign-out', {}, cookie))).toEqual([303, '/']);
    expect((await get('/auth', cookie)).statusCode).toBe(200);
  });

  it('takes no form from another site', async () => {
    const { form } = await member();
    const reply = await app.inject({
      method: 'POST',
      url: '/auth',
      headers: { origin: 'https://evil.example' },
      payload: { email: form.email, password: form.password },
    });
    expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([403, undefined]);
  });
});

describe('/admin-access', () => {
  it('lets the administrator in and nobody else', async () => {
    const { form, cookie } = await member();
    expect((await get('/admin-access', cookie)).statusCode).toBe(200);
    const refused = await post('/admin-access', { email: form.email, password: form.password }, cookie);
    expect([refused.statusCode, refused.json().banner]).toMatchObject([403, { title: 'Access Denied', text: 'Invalid admin credentials' }]);
    const admin = await post('/admin-access', { email: config.adminEmail, password: 'Mkuu20266' });
    expect(goesTo(admin)).toEqual([303, '/dashboard?notice=welcome-admin']);
    expect(goesTo(await get('/admin-access', cookieFrom(admin)))).toEqual([303, '/dashboard']);
  });
});

describe('mailed links', () => {
  it('are asked for with the same answer for everyone', async () => {
    const { form } = await member();
    for (const email of [form.email, `${uuidv7()}@people.example`]) {
      expect(goesTo(await post('/auth/forgot', { email }))).toEqual([303, '/auth/forgot?notice=link-sent']);
      expect(goesTo(await post('/auth/resend', { email }))).toEqual([303, '/auth/verify?notice=link-sent']);
    }
    expect(await queuedLinks(db, form.id)).toEqual(['verify', 'reset']);
    expect((await post('/auth/forgot', { email: 'x' })).json()).toMatchObject({ name: 'auth-forgot', values: { email: 'x' } });
  });

  it('opened by a mail scanner do nothing; the button verifies', async () => {
    const { form } = await member();
    const token = await mailedToken(db, form.id, 'verify');
    expect((await get(`/auth/verify?token=${token}`)).json()).toMatchObject({ name: 'auth-verify', token });
    expect((await accountRows(db, form.id)).user?.email_verified_at).toBeNull();
    expect(goesTo(await post('/auth/verify', { token }))).toEqual([303, '/auth?notice=email-verified']);
    expect((await accountRows(db, form.id)).user?.email_verified_at).not.toBeNull();
    expect((await post('/auth/verify', { token: 'made-up' })).json().banner.code).toBe('link_dead');
  });

  it('make a new e-mail count', async () => {
    const { form } = await member();
    const email = `${uuidv7()}@people.example`;
    const token = await mailedToken(db, form.id, 'change', { email });
    expect((await get(`/auth/email?token=${token}`)).json()).toMatchObject({ name: 'auth-email', token });
    expect(goesTo(await post('/auth/email', { token }))).toEqual([303, '/auth?notice=email-changed']);
    expect((await accountRows(db, form.id)).user?.email).toBe(email);
  });

  it('set a new password; a refusal keeps the token in the form', async () => {
    const { form } = await member();
    const token = await mailedToken(db, form.id, 'reset');
    const refused = await post('/auth/reset', { token, password: 'Twiga2026', confirmPassword: 'Twiga' });
    expect(refused.json()).toMatchObject({ token, values: {}, errors: { confirmPassword: "Passwords don't match" } });
    const done = await post('/auth/reset', { token, password: 'Twiga2026', confirmPassword: 'Twiga2026' });
    expect(goesTo(done)).toEqual([303, '/auth?notice=password-changed']);
    expect(goesTo(await post('/auth', { email: form.email, password: 'Twiga2026' }))).toEqual([303, '/dashboard']);
  });
});
