import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { masked } from '../../server/site/access-denied.ts';
import { paths } from '../../shared/addresses/paths.ts';
import { pagesWithoutForm, publicPages } from '../../shared/site/public-pages.ts';
import { screensOf } from '../../shared/site/screens.ts';
import { testApp } from '../support/app.ts';
import { goesTo, plainBrowser } from '../support/pages.ts';
import { administrator, buyer, dealer } from '../support/people.ts';

const { app, db } = await testApp();
const { get } = plainBrowser(app);
const admin = await administrator(app, db);

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

  it('tells a dealer who is not verified so on every page, with the way to read more, and nobody else', async () => {
    const line = /<aside id="not-verified"[^>]*>.*?Not verified yet.*?<a [^>]*href="\/dealer-verification"/s;
    const readers = {
      waiting: await dealer(app, db, { is_verified: false }),
      verified: await dealer(app, db),
      buyer: await buyer(app, db),
    };
    const own = screensOf('dealer').map(([, { path }]) => path.replace(/:\w+/, uuidv7()));
    expect(own.length).toBeGreaterThan(10);
    const pages = pagesWithoutForm.map((page) => publicPages[page].path);
    const nowhere = ['/nosuch', '/dashboard/nosuch'];
    for (const url of [...own, ...pages, ...nowhere].filter((path) => path !== paths.dealerVerification)) {
      expect([url, (await get(url, readers.waiting.cookie)).body.match(line)?.length]).toEqual([url, 1]);
    }
    for (const cookie of [readers.verified.cookie, readers.buyer.cookie, undefined]) {
      for (const url of ['/dashboard', ...pages, ...nowhere]) expect((await get(url, cookie)).body).not.toMatch(line);
    }
  });

  it('tells who is suspended so on public pages, with the way to read why, instead of what else is missing', async () => {
    const readers = [
      [await dealer(app, db), paths.landing],
      [await buyer(app, db), paths.postRequest],
    ] as const;
    for (const [person, page] of readers) {
      const reason = { id: uuidv7(), reason: 'Asked for deposits.' };
      expect((await admin.post(`/api/admin/users/${person.user_id}/suspension`, reason)).statusCode).toBe(200);
      const { body } = await get(page, person.cookie);
      expect(body).toMatch(/Your account is suspended.*?<a [^>]*href="\/dashboard"[^>]*>Why, and what you can do/s);
      expect(body).not.toContain('Not verified yet');
    }
    expect((await get(paths.landing, (await dealer(app, db)).cookie)).body).not.toContain('Your account is suspended');
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
