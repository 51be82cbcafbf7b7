import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { masked } from '../../server/site/access-denied.ts';
import { testApp } from '../support/app.ts';
import { noticeBoard } from '../support/notices.ts';
import { goesTo, plainBrowser } from '../support/pages.ts';
import { administrator, buyer, dealer } from '../support/people.ts';

const site = await testApp();
const { app, db } = site;
const { get, post } = plainBrowser(app);
const admin = await administrator(app, db);
await db
  .insertInto('page_content')
  .values({
    page_key: 'contact',
    section_key: 'main',
    content_key: 'title',
    content_value: 'Andika <script>alert(1)</script>',
    is_edited: true,
  })
  .execute();
await db.insertInto('platform_settings').values({ name: 'dataRetentionDays', value: '400' }).execute();
// The server may have read the texts before, and reads them again when it hears that they were changed.
await noticeBoard(site).happen({ type: 'content.updated', data: { content_id: uuidv7() } });
const bodyOf = async (address: string) => (await get(address)).body;

describe('pages', () => {
  it.each([
    '/',
    '/about',
    '/contact',
    '/terms',
    '/privacy',
    '/questions',
    '/asked-for-a-deposit',
    '/auth',
    '/auth?tab=sign-up',
    '/admin-access',
    '/post-request',
    '/auth/forgot',
  ])('%s is HTML for a visitor', async (url) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(reply.body).toMatch(/^<!doctype html><html lang="en-KE">/);
    expect(reply.body).not.toMatch(/<script(?![^>]*src=| type="application\/ld\+json">)/);
  });

  it('show who is signed in, and then may not be cached', async () => {
    const someone = await buyer(app, db, { full_name: 'Wanjiru <b>Kamau</b>' });
    const reply = await get('/', someone.cookie);
    expect(reply.body).toContain('Wanjiru &lt;b&gt;Kamau&lt;/b&gt;');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect((await get('/')).headers).toMatchObject({ 'cache-control': 'private, max-age=60', vary: expect.stringContaining('cookie') });
    expect((await get('/auth')).headers['cache-control']).toBe('no-store');
  });

  it('show the texts that the administrator wrote, as text', async () => {
    await expect.poll(() => bodyOf('/contact'), { timeout: 30_000 }).toContain('Andika &lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('say how long network addresses of sign-ins are kept: the setting', async () => {
    const kept = /Sign-ins and attempts to sign in, with their network address<\/dt><dd>400 days</;
    await expect.poll(() => bodyOf('/privacy'), { timeout: 30_000 }).toMatch(kept);
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

  it.each([
    ['/dashboard/', '/dashboard'],
    ['/about/?from=mail', '/about?from=mail'],
    ['/dashboard/requests//', '/dashboard/requests'],
  ])('%s is the address without a slash at its end', async (url, address) => {
    expect(goesTo(await get(url))).toEqual([308, address]);
    expect(goesTo(await app.inject({ method: 'HEAD', url }))).toEqual([308, address]);
    expect((await post(url, {})).statusCode).toBe(404);
  });

  it.each(['/api/bids/', '//evil.example/', '/%5Cevil.example/'])('%s leads nowhere else', async (url) => {
    expect(goesTo(await get(url))).toEqual([404, undefined]);
  });

  it('lead who is signed in on from an unknown address, with links that are theirs', async () => {
    const labels = (body: string) => [...body.matchAll(/<a [^>]*>([^<]+)<\/a>/g)].map(([, label]) => label);
    const visitors = labels((await get('/nowhere')).body);
    expect(visitors).toEqual(expect.arrayContaining(['Return to Home', 'Post Request', 'Sign In']));
    expect(visitors).not.toContain('Go to Dashboard');
    const buyers = labels((await get('/nowhere', (await buyer(app, db)).cookie)).body);
    expect(buyers).toEqual(expect.arrayContaining(['Go to Dashboard', 'Return to Home', 'Post Request']));
    expect(buyers).not.toContain('Sign In');
    const dealers = labels((await get('/nowhere', (await dealer(app, db)).cookie)).body);
    expect(dealers).toContain('Go to Dashboard');
    expect(dealers.filter((label) => label === 'Post Request' || label === 'Sign In')).toEqual([]);
  });

  it('below /api an unknown path is the API’s 404', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const reply = await app.inject({ method, url: '/api/nowhere' });
      expect([reply.statusCode, reply.headers['content-type'], reply.json().code]).toEqual([404, 'application/problem+json', 'not_found']);
    }
  });
});

describe('what search engines and shared links read', () => {
  const found = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
  const origin = 'http://127.0.0.1:3000';

  it('names each public page once, by its public URL', async () => {
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
    expect(addresses).toContain(`${origin}/`);
    for (const address of addresses) {
      const page = await get(address.slice(origin.length));
      expect(page.statusCode).toBe(200);
      expect(found(page.body, /<link rel="canonical" href="([^"]+)"/)).toBe(address);
      expect(found(page.body, /<meta property="og:url" content="([^"]+)"/)).toBe(address);
      expect(page.body).not.toContain('noindex');
    }
  });

  it('shows each with a picture of its own, which is there, light and as large as chats ask for', async () => {
    const { body } = await get('/sitemap.xml');
    const pages = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => (address ?? '').slice(origin.length));
    const pictures = await Promise.all(
      pages.map(async (page) => found((await get(page)).body, /<meta property="og:image" content="([^"]+)"/)?.slice(origin.length) ?? ''),
    );
    expect(new Set(pictures).size).toBe(pages.length);
    for (const picture of pictures) {
      const { statusCode, headers, rawPayload } = await get(picture);
      const { width, height } = await sharp(rawPayload).metadata();
      expect([picture, statusCode, headers['content-type'], headers['cache-control'], width, height]).toEqual([
        picture,
        200,
        'image/png',
        'public, max-age=604800',
        1200,
        630,
      ]);
      expect(rawPayload.length).toBeLessThan(60_000);
    }
  });

  it('has facts for search engines: the organization on the landing page, each question with its answer on theirs', async () => {
    const facts = async (page: string) =>
      JSON.parse(found((await get(page)).body, /<script type="application\/ld\+json">(.*?)<\/script>/) ?? '');
    expect(await facts('/')).toMatchObject({
      '@type': 'Organization',
      name: 'TafutaGari',
      url: `${origin}/`,
      logo: `${origin}/apple-touch-icon.png`,
    });
    const { mainEntity } = await facts('/questions');
    expect(mainEntity.length).toBeGreaterThan(15);
    const shown = (await get('/questions')).body.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
    for (const { name, acceptedAnswer } of mainEntity) {
      expect(shown).toContain(`<summary>${name}</summary><p>${acceptedAnswer.text}</p>`);
    }
  });

  it('excludes pages that need a link or a session, and repeats no token in canonical or og: tags', async () => {
    for (const url of ['/admin-access', '/auth/forgot', '/auth/reset?token=secret', '/auth/verify?token=secret', '/nowhere']) {
      const { body } = await get(url);
      expect(body).toContain('<meta name="robots" content="noindex"/>');
      expect(body).not.toMatch(/canonical|og:/);
    }
    const robots = (await get('/robots.txt')).body;
    expect(robots).toMatch(/^User-agent: \*\n(Disallow: \/[\w/-]+\n)+Sitemap: /);
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
    expect(robots).not.toContain('admin');
  });

  it.each([
    ['/favicon.svg', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/share.png', 'image/png'],
  ])('%s is there, small, and kept for a week', async (url, type) => {
    const { statusCode, headers, rawPayload } = await get(url);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      expect.stringContaining(type),
      'public, max-age=604800',
    ]);
    expect(rawPayload.length).toBeLessThan(60_000);
    expect((await get('/')).body).toContain(url);
  });
});

describe('the signed-in area', () => {
  const area = ['/dashboard', '/dashboard/requests', `/appointment/${uuidv7()}`, '/dealer-verification', '/dashboard/browse-cars'];

  it.each(area)('%s sends a visitor to sign in, and back', async (url) => {
    expect(goesTo(await get(`${url}?tab=2`))).toEqual([303, `/auth?next=${encodeURIComponent(`${url}?tab=2`)}`]);
    expect(goesTo(await get(url, '__Host-session=made-up'))[0]).toBe(303);
  });

  it('gives the app the user it was rendered for, and of the session only its end', async () => {
    const wanjiru = await buyer(app, db);
    const html = (await get('/dashboard', wanjiru.cookie)).body;
    const written = /data-user="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '{}';
    expect(JSON.parse(written)).toEqual((await wanjiru.get('/api/auth/user')).json());
    expect(Object.keys(JSON.parse(written))).not.toContain('session_id');
  });

  it('starts the app for who is signed in', async () => {
    const someone = await buyer(app, db);
    for (const url of area.slice(0, 3)) {
      const reply = await get(url, someone.cookie);
      expect([reply.statusCode, reply.headers['cache-control'], reply.body.includes('id="app"')]).toEqual([200, 'no-store', true]);
    }
    expect((await get('/dealer-verification', (await dealer(app, db)).cookie)).body).toContain('id="app"');
  });

  it('names the screen’s own script, title and first reads with the page', async () => {
    const { body } = await get('/dashboard', (await dealer(app, db)).cookie);
    expect(body).toContain('<title>Overview · TafutaGari</title>');
    expect(body.match(/<link rel="modulepreload" href="\/assets\/home-[\w-]+\.js"/g)).toHaveLength(1);
    expect(body).toMatch(/<link rel="preload" href="\/api\/home\/dealer" as="fetch"/);
    expect(body).toMatch(/<link rel="preload" href="\/api\/notifications" as="fetch"/);
  });

  it('is 404 for another role, and where there is no screen', async () => {
    const someone = await buyer(app, db);
    for (const url of ['/dashboard/buyer-requests', '/dashboard/nowhere', '/dashboard/requests/nowhere', '/appointment']) {
      const reply = await get(url, someone.cookie);
      expect([url, reply.statusCode]).toEqual([url, 404]);
      expect(reply.body).toContain('Oops! Page not found');
    }
    expect((await get('/dashboard/nowhere')).statusCode).toBe(404);
    expect(goesTo(await get('/dealer-verification', someone.cookie))).toEqual([303, '/dashboard']);
  });

  it('the administrator’s pages lead everybody else home, where they read who alone can see them, by half of the address', async () => {
    const words = 'Only a•••@tafutagari.example can access this page.';
    for (const someone of [await buyer(app, db), await dealer(app, db), await dealer(app, db, { is_verified: false })]) {
      for (const url of [
        '/dashboard/admin/users',
        `/dashboard/admin/users/${uuidv7()}`,
        '/dashboard/admin/settings?x=1',
        '/dashboard/admin/nowhere',
      ]) {
        expect([url, ...goesTo(await get(url, someone.cookie))]).toEqual([url, 303, '/dashboard?notice=access-denied']);
      }
      const { body } = await get('/dashboard?notice=access-denied', someone.cookie);
      const said = JSON.parse(/data-said="([^"]*)"/.exec(body)?.[1]?.replaceAll('&quot;', '"') ?? '{}');
      expect(said).toEqual({ kind: 'error', title: 'Access Denied', text: words });
      expect((await get('/dashboard', someone.cookie)).body).not.toContain('a•••@');
      expect((await someone.get('/api/admin/users')).statusCode).toBe(403);
    }
    expect((await get('/dashboard?notice=access-denied', admin.cookie)).body).not.toContain('Access Denied');
    expect((await get('/dashboard/admin/users', admin.cookie)).statusCode).toBe(200);
    expect((await get('/dashboard/admin/nowhere', admin.cookie)).statusCode).toBe(404);
    expect((await get('/dashboard/admin/nowhere')).statusCode).toBe(404);
    expect(goesTo(await get('/dashboard/admin/users'))[1]).toContain('/auth?next=');
  });

  it('shows half of any address', () => {
    expect(['admin@tafutagari.example', 'a@b.example', 'Ünal.Özgür@x.example'].map(masked)).toEqual([
      'a•••@tafutagari.example',
      'a•••@b.example',
      'Ü•••@x.example',
    ]);
  });

  it('tells a browser without JavaScript what was done, and where to go', async () => {
    const { body } = await get('/dashboard/requests?notice=request-posted', (await buyer(app, db)).cookie);
    const plain = /<noscript>(.*)<\/noscript>/.exec(body)?.[1] ?? '';
    expect(plain).toContain('Request posted successfully!');
    expect(plain).toContain('href="/"');
    expect((await get('/dashboard?notice=constructor', (await buyer(app, db)).cookie)).statusCode).toBe(200);
    expect((await get('/dashboard?notice=a&notice=b', (await buyer(app, db)).cookie)).statusCode).toBe(200);
  });

  it('leads from browse-cars to where cars are found', async () => {
    expect(goesTo(await get('/dashboard/browse-cars', (await dealer(app, db)).cookie))).toEqual([303, '/dashboard/buyer-requests']);
    expect(goesTo(await get('/dashboard/browse-cars', (await buyer(app, db)).cookie))).toEqual([303, '/dashboard/browse']);
    expect(goesTo(await get('/dashboard/browse-cars', admin.cookie))).toEqual([303, '/dashboard/browse']);
  });
});

it('answers an error with a page, below /api with JSON', async () => {
  const json = await app.inject({ method: 'POST', url: '/api/auth/sign-in', payload: { email: 'x'.repeat(200_000) } });
  expect([json.statusCode, json.headers['content-type']]).toEqual([413, 'application/problem+json']);
  const reply = await post('/post-request', { car_model: 'x'.repeat(200_000) });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
  expect(reply.body).toContain('That is too large.');
});
