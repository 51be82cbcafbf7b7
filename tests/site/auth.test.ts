import { describe, expect, it } from 'vitest';
import { cookieFrom, mailedToken } from '../support/accounts.ts';
import { testApp } from '../support/app.ts';
import { banner, goesTo, plainBrowser, sentenceOf, shown, typedSignUp } from '../support/pages.ts';
import { buyer } from '../support/people.ts';

const { app, db } = await testApp();
const { get, post } = plainBrowser(app);

describe('/auth without JavaScript', () => {
  it('signs up and in', async () => {
    const typed = typedSignUp();
    expect(goesTo(await post('/auth?tab=sign-up', typed))).toEqual([303, '/dashboard?notice=account-created']);
    const reply = await post('/auth?tab=sign-in', { email: typed.email, password: typed.password });
    expect(goesTo(reply)).toEqual([303, '/dashboard']);
    expect((await get('/dashboard', cookieFrom(reply))).statusCode).toBe(200);
  });

  it('asks in the order in which the specification names the fields', async () => {
    const { body } = await get('/auth?tab=sign-up');
    const names = [...body.matchAll(/<input(?![^>]*type="hidden")[^>]* name="([^"]+)"/g)].map(([, name]) => name);
    const asked = [
      'email',
      'password',
      'confirmPassword',
      'full_name',
      'user_type',
      'business_name',
      'business_license',
      'business_address',
    ];
    expect([...new Set(names)]).toEqual([...asked, 'phone', 'location', 'accept_terms']);
  });

  it('shows a refused sign-up again: what was typed, each error beside its field, no password', async () => {
    const typed = typedSignUp({ full_name: 'R2 <script>alert(1)</script>', phone: '12', user_type: 'dealer', business_name: '"><img>' });
    const { statusCode, body } = await post('/auth?tab=sign-up', typed);
    expect(statusCode).toBe(422);
    expect(banner(body)).toEqual(['error', 'Validation Error', 'Full name can only contain letters and spaces']);
    expect(shown(body, 'full_name')).toBe('R2 &lt;script&gt;alert(1)&lt;/script&gt;');
    expect(shown(body, 'business_name')).toBe('&quot;&gt;&lt;img&gt;');
    expect(shown(body, 'email')).toBe(typed.email);
    expect(sentenceOf(body, 'phone')).toBe('Phone number must be at least 10 digits');
    expect(sentenceOf(body, 'business_address')).toBe('Business address is required for dealers');
    expect(body).toMatch(/value="dealer" checked|checked="" value="dealer"|value="dealer"[^>]*checked/);
    expect(body).not.toContain('Simba2026');
    expect(body).not.toMatch(/<script>|<img>/);
  });

  it('ignores business details that a buyer typed before choosing to buy', async () => {
    const typed = typedSignUp({ business_name: 'Rift Motors', business_license: 'x'.repeat(101), business_address: 'Kenyatta Avenue' });
    expect(goesTo(await post('/auth?tab=sign-up', typed))[0]).toBe(303);
    const profile = db.selectFrom('profiles').select(['business_name', 'business_license', 'business_address']);
    expect(await profile.where('user_id', '=', typed.id).execute()).toEqual([
      { business_name: null, business_license: null, business_address: null },
    ]);
  });

  it('keeps them in the form when it is shown again after a refusal', async () => {
    const { body } = await post('/auth?tab=sign-up', typedSignUp({ phone: '12', business_name: 'Rift Motors' }));
    expect(shown(body, 'business_name')).toBe('Rift Motors');
  });

  it('offers to sign in when the e-mail is taken, and leads on to the same place', async () => {
    const typed = typedSignUp();
    await post('/auth?tab=sign-up', typed);
    const again = await post('/auth?tab=sign-up&next=/post-request', typedSignUp({ email: typed.email }));
    expect([again.statusCode, banner(again.body)?.[2]]).toEqual([
      409,
      'An account with this email already exists. Please sign in instead.',
    ]);
    expect(again.body).toMatch(/<a class="btn btn-outline" href="[^"]*tab=sign-in&amp;next=%2Fpost-request" data-when="email_taken">/);
    const changed = await post('/auth?tab=sign-up', { ...typed, phone: '0712 345 679' });
    expect(banner(changed.body)?.[2]).toBe('Your account was created before you changed this. Please sign in.');
  });

  it('shows a refused sign-in again', async () => {
    const { statusCode, body } = await post('/auth', { email: 'wanjiru@people.example', password: 'Simba2026' });
    expect(statusCode).toBe(401);
    expect(banner(body)).toEqual(['error', 'Sign in failed', 'Invalid email or password. Please check your credentials and try again.']);
    expect(shown(body, 'email')).toBe('wanjiru@people.example');
    expect(body).not.toContain('Simba2026');
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)'])(
    'never leads to %j',
    async (next) => {
      const typed = typedSignUp();
      const address = `/auth?tab=sign-up&next=${encodeURIComponent(next)}`;
      expect((await get(address)).body).not.toContain('evil');
      expect(goesTo(await post(address, typed))).toEqual([303, '/dashboard?notice=account-created']);
      const signedIn = await post(`/auth?next=${encodeURIComponent(next)}`, { email: typed.email, password: typed.password });
      expect(goesTo(signedIn)).toEqual([303, '/dashboard']);
      expect(goesTo(await get(`/auth?next=${encodeURIComponent(next)}`, cookieFrom(signedIn)))).toEqual([303, '/dashboard']);
    },
  );

  it('refuses a form sent from another site, with an HTML page', async () => {
    const typed = typedSignUp();
    const reply = await post('/auth?tab=sign-up', typed, '', { origin: 'https://evil.example' });
    expect([reply.statusCode, reply.headers['set-cookie'], reply.headers['content-type']]).toEqual([
      403,
      undefined,
      'text/html; charset=utf-8',
    ]);
    expect(reply.body).toContain('This request came from another site.');
    expect(await db.selectFrom('users').select('id').where('id', '=', typed.id).execute()).toEqual([]);
  });

  it('signs out everywhere in the page', async () => {
    const someone = await buyer(app, db);
    const reply = await post('/auth/sign-out', {}, someone.cookie);
    expect(goesTo(reply)).toEqual([303, '/']);
    expect(goesTo(await get('/dashboard', someone.cookie))).toEqual([303, '/auth?next=%2Fdashboard']);
  });
});

describe('the smaller forms without JavaScript', () => {
  it('/admin-access refuses everyone else', async () => {
    const typed = typedSignUp();
    await post('/auth?tab=sign-up', typed);
    const { statusCode, body } = await post('/admin-access', { email: typed.email, password: typed.password });
    expect([statusCode, banner(body)]).toEqual([403, ['error', 'Access Denied', 'Invalid admin credentials']]);
    expect(shown(body, 'email')).toBe(typed.email);
    expect(body).not.toContain(typed.password);
  });

  it('forgot, reset, verify', async () => {
    const typed = typedSignUp();
    await post('/auth?tab=sign-up', typed);
    expect(shown((await post('/auth/forgot', { email: '<b>' })).body, 'email')).toBe('&lt;b&gt;');
    const asked = await post('/auth/forgot', { email: typed.email });
    expect(goesTo(asked)).toEqual([303, '/auth/forgot?notice=link-sent']);
    expect(banner((await get('/auth/forgot?notice=link-sent')).body)?.[0]).toBe('success');

    const token = await mailedToken(db, typed.id, 'reset');
    const refused = await post('/auth/reset', { token, password: 'Twiga2026', confirmPassword: 'Chui2026' });
    expect([refused.statusCode, sentenceOf(refused.body, 'confirmPassword')]).toEqual([422, 'Passwords don&#x27;t match']);
    expect(shown(refused.body, 'token')).toBe(token);
    expect(refused.body).not.toMatch(/Twiga2026|Chui2026/);
    expect(goesTo(await post('/auth/reset', { token, password: 'Twiga2026', confirmPassword: 'Twiga2026' }))[0]).toBe(303);

    const link = await mailedToken(db, typed.id, 'verify');
    expect((await get(`/auth/verify?token=${link}`)).body).toContain('Verify my email');
    expect(goesTo(await post('/auth/verify', { token: link }))).toEqual([303, '/auth?notice=email-verified']);
    const dead = await post('/auth/verify', { token: 'made-up' });
    expect([dead.statusCode, shown(dead.body, 'token')]).toEqual([422, 'made-up']);
  });
});
