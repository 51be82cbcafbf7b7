import type { LightMyRequestResponse } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { cookieFrom, mailedToken, signUpForm } from './support/accounts.ts';
import { type Person, testApp } from './support/app.ts';
import { administrator, buyer, dealer } from './support/people.ts';

const { app, db } = await testApp();
const admin = await administrator(app, db);
// Before the first page is drawn: the texts are kept for a few seconds.
await db
  .insertInto('page_content')
  .values({ page_key: 'contact', section_key: 'main', content_key: 'title', content_value: 'Andika <script>alert(1)</script>' })
  .execute();

const get = (url: string, cookie = '') => app.inject({ method: 'GET', url, headers: { cookie } });
const post = (url: string, fields: Record<string, string>, cookie = '', headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

const goesTo = (reply: LightMyRequestResponse) => [reply.statusCode, reply.headers.location];
/** What a page shows of a form: the value of each input by its name. */
function shown(html: string, name: string): string | undefined {
  const tag = new RegExp(`<(?:input|textarea)[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
  return /value="([^"]*)"/.exec(tag)?.[1] ?? new RegExp(`name="${name}"[^>]*>([^<]*)</textarea>`).exec(html)?.[1];
}
const sentenceOf = (html: string, name: string) => new RegExp(`id="${name}-error"[^>]*>([^<]*)<`).exec(html)?.[1];
const banner = (html: string) =>
  /data-banner="(\w+)"><p><strong>([^<]*)<\/strong> <span>([^<]*)</
    .exec(html)
    ?.slice(1, 4)
    .map((text) => text.replaceAll('&#x27;', "'"));

const typedSignUp = (over: Record<string, string> = {}) => {
  const { accept_terms, ...form } = signUpForm();
  return { ...form, accept_terms: 'on', ...over };
};
const typedRequest = (over: Record<string, string> = {}) => ({
  id: uuidv7(),
  car_model: 'Toyota Axio 2016',
  budget: '1.2M - 1.4M',
  location: 'Nakuru',
  condition: 'used',
  transmission: 'automatic',
  fuel_type: 'petrol',
  description: 'White or silver',
  ...over,
});
const requestOf = (id: string) => db.selectFrom('car_requests').selectAll().where('id', '=', id).executeTakeFirst();

describe('pages', () => {
  it.each([
    '/',
    '/about',
    '/contact',
    '/terms',
    '/privacy',
    '/auth',
    '/auth?tab=sign-up',
    '/admin-access',
    '/post-request',
    '/auth/forgot',
  ])('%s is HTML for a visitor', async (url) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(reply.body).toMatch(/^<!doctype html><html lang="en-KE">/);
    expect(reply.body).not.toMatch(/<script(?![^>]*src=)/);
  });

  it('say who is signed in, and are kept by nobody then', async () => {
    const someone = await buyer(app, db, { full_name: 'Wanjiru <b>Kamau</b>' });
    const reply = await get('/', someone.cookie);
    expect(reply.body).toContain('Wanjiru &lt;b&gt;Kamau&lt;/b&gt;');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect((await get('/')).headers).toMatchObject({ 'cache-control': 'private, max-age=60', vary: expect.stringContaining('cookie') });
    expect((await get('/auth')).headers['cache-control']).toBe('no-store');
  });

  it('show the texts that the administrator wrote, as text', async () => {
    expect((await get('/contact')).body).toContain('Andika &lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it.each([
    ['/nowhere', 404],
    ['/dashboards', 404],
    ['/auth/nowhere?token=secret', 404],
    ['/assets/nowhere.js', 404],
  ])('%s is the 404 page', async (url, status) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(status);
    expect(reply.body).toContain('Oops! Page not found');
    expect(reply.body).toContain('Return to Home');
    expect(reply.body).not.toContain('secret');
  });

  it('below /api an unknown path is the API’s 404', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const reply = await app.inject({ method, url: '/api/nowhere' });
      expect([reply.statusCode, reply.headers['content-type'], reply.json().code]).toEqual([404, 'application/problem+json', 'not_found']);
    }
  });
});

describe('the signed-in area', () => {
  const area = ['/dashboard', '/dashboard/requests', `/appointment/${uuidv7()}`, '/dealer-verification', '/dashboard/browse-cars'];

  it.each(area)('%s sends a visitor to sign in, and back', async (url) => {
    expect(goesTo(await get(`${url}?tab=2`))).toEqual([303, `/auth?next=${encodeURIComponent(`${url}?tab=2`)}`]);
    expect(goesTo(await get(url, '__Host-session=made-up'))[0]).toBe(303);
  });

  it('says to the app whom it was made for, and nothing of the session but its end', async () => {
    const wanjiru = await buyer(app, db);
    const html = (await get('/dashboard', wanjiru.cookie)).body;
    const written = /data-user="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '{}';
    expect(JSON.parse(written)).toEqual((await wanjiru.get('/api/auth/user')).json());
    expect(Object.keys(JSON.parse(written))).not.toContain('session_id');
  });

  it('starts the app for who is signed in', async () => {
    const someone = await buyer(app, db);
    for (const url of area.slice(0, -1)) {
      const reply = await get(url, someone.cookie);
      expect([reply.statusCode, reply.headers['cache-control'], reply.body.includes('id="app"')]).toEqual([200, 'no-store', true]);
    }
  });

  it('leads from browse-cars to where cars are found', async () => {
    expect(goesTo(await get('/dashboard/browse-cars', (await dealer(app, db)).cookie))).toEqual([303, '/dashboard/buyer-requests']);
    expect(goesTo(await get('/dashboard/browse-cars', (await buyer(app, db)).cookie))).toEqual([303, '/dashboard']);
    expect(goesTo(await get('/dashboard/browse-cars', admin.cookie))).toEqual([303, '/dashboard']);
  });
});

describe('/auth without JavaScript', () => {
  it('signs up and in', async () => {
    const typed = typedSignUp();
    expect(goesTo(await post('/auth?tab=sign-up', typed))).toEqual([303, '/dashboard?notice=account-created']);
    const reply = await post('/auth?tab=sign-in', { email: typed.email, password: typed.password });
    expect(goesTo(reply)).toEqual([303, '/dashboard']);
    expect((await get('/dashboard', cookieFrom(reply))).statusCode).toBe(200);
  });

  it('shows a refused sign-up again: what was typed, each sentence beside its field, no password', async () => {
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

  it('takes no form from another site, and says so as a page', async () => {
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

describe('/post-request without JavaScript', () => {
  const send = (person: Person | null, fields: Record<string, string>) => post('/post-request', fields, person?.cookie);

  it('is filled and posted by a buyer', async () => {
    const someone = await buyer(app, db);
    const id = shown((await get('/post-request', someone.cookie)).body, 'id') ?? '';
    const reply = await send(someone, typedRequest({ id, share_phone: 'on' }));
    expect(goesTo(reply)).toEqual([303, '/dashboard/requests?notice=request-posted']);
    expect(await requestOf(id)).toMatchObject({
      user_id: someone.user_id,
      car_model: 'Toyota Axio 2016',
      share_phone: true,
      budget_max: 1_400_000,
    });
  });

  it('shares no phone number unless asked to, and posts once', async () => {
    const someone = await buyer(app, db);
    const typed = typedRequest();
    expect([(await send(someone, typed)).statusCode, (await send(someone, typed)).statusCode]).toEqual([303, 303]);
    expect(await requestOf(typed.id)).toMatchObject({ share_phone: false });
    const changed = await send(someone, { ...typed, budget: '2M' });
    expect([changed.statusCode, banner(changed.body)?.[1]]).toEqual([409, 'Already posted']);
  });

  it('shows a refused form again, under the same id', async () => {
    const someone = await buyer(app, db);
    const typed = typedRequest({
      budget: ' ',
      description: '</textarea><script>alert(1)</script>',
      car_model: '"Axio"',
      share_phone: 'on',
    });
    const { statusCode, body } = await send(someone, typed);
    expect([statusCode, banner(body)]).toEqual([422, ['error', 'Validation Error', 'Budget is required']]);
    expect(sentenceOf(body, 'budget')).toBe('Budget is required');
    expect([shown(body, 'id'), shown(body, 'car_model')]).toEqual([typed.id, '&quot;Axio&quot;']);
    expect(body).toContain('&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;</textarea>');
    expect(body).not.toContain('<script>');
    expect(body).toMatch(/<option value="automatic" selected/);
    expect(body).toMatch(/<input[^>]*name="share_phone"[^>]*checked/);
    expect(await requestOf(typed.id)).toBeUndefined();
  });

  it('keeps a visitor’s draft through signing in, until it is posted', async () => {
    const typed = typedRequest({ description: 'Ngũgĩ '.repeat(160) });
    const asked = await send(null, typed);
    expect([asked.statusCode, banner(asked.body)?.[2]]).toEqual([401, 'Please sign in to post a request.']);
    expect(shown(asked.body, 'car_model')).toBe(typed.car_model);
    expect(await requestOf(typed.id)).toBeUndefined();

    const draft = cookieFrom(asked);
    expect(draft.length).toBeLessThan(4096);
    const someone = await buyer(app, db);
    const { body } = await get('/post-request', `${someone.cookie}; ${draft}`);
    expect([shown(body, 'id'), shown(body, 'budget'), shown(body, 'description')?.trim()]).toEqual([
      typed.id,
      typed.budget,
      typed.description.trim(),
    ]);
    const posted = await post('/post-request', typed, `${someone.cookie}; ${draft}`);
    expect([posted.statusCode, String(posted.headers['set-cookie'])]).toEqual([303, expect.stringContaining('draft=;')]);
  });

  it('ends a draft at sign-out, and reads no broken one', async () => {
    const reply = await post('/auth/sign-out', {}, (await buyer(app, db)).cookie);
    expect(String(reply.headers['set-cookie'])).toMatch(/draft=;[^,]*Path=\/post-request/);
    expect((await get('/post-request', 'draft=made-up')).statusCode).toBe(200);
  });

  it('sends dealers and the administrator to the dashboard, and posts nothing of theirs', async () => {
    for (const person of [await dealer(app, db), admin]) {
      const typed = typedRequest();
      expect(goesTo(await get('/post-request', person.cookie))).toEqual([303, '/dashboard']);
      expect(goesTo(await send(person, typed))).toEqual([303, '/dashboard']);
      expect(await requestOf(typed.id)).toBeUndefined();
    }
  });
});

it('tells of a failure as a page, below /api as JSON', async () => {
  const json = await app.inject({ method: 'POST', url: '/api/auth/sign-in', payload: { email: 'x'.repeat(200_000) } });
  expect([json.statusCode, json.headers['content-type']]).toEqual([413, 'application/problem+json']);
  const reply = await post('/post-request', { car_model: 'x'.repeat(200_000) });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
  expect(reply.body).toContain('That is too large.');
});
