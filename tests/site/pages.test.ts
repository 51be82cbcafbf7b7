import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { noticeBoard } from '../support/notices.ts';
import { goesTo, plainBrowser } from '../support/pages.ts';
import { buyer, dealer } from '../support/people.ts';

const site = await testApp();
const { app, db } = site;
const { get, post } = plainBrowser(app);
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
    await expect.poll(() => bodyOf('/contact')).toContain('Andika &lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('say how long network addresses of sign-ins are kept: the setting', async () => {
    const kept = /Attempts to sign in, network addresses and notices<\/dt><dd>400 days</;
    await expect.poll(() => bodyOf('/privacy')).toMatch(kept);
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

it('the terms name the commission, 2% of the final price, and what a dealer is verified with', async () => {
  const terms = await bodyOf('/terms');
  expect(terms).toMatch(/the dealer owes us (?:<!-- -->)?2(?:<!-- -->)?% of the final price/);
  expect(terms).toContain('we need the business name, its address, a phone number and a valid business licence');
});

it('answers an error with a page, below /api with JSON', async () => {
  // A public form takes 32 KB.
  const json = await app.inject({ method: 'POST', url: '/api/auth/sign-in', payload: { email: 'x'.repeat(32 * 1_024) } });
  expect([json.statusCode, json.headers['content-type']]).toEqual([413, 'application/problem+json']);
  const reply = await post('/post-request', { car_model: 'x'.repeat(32 * 1_024) });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
  expect(reply.body).toContain('That is too long to send. Please make it shorter.');
  expect((await post('/post-request', { car_model: 'x'.repeat(31 * 1_024) })).statusCode).toBe(422);
});

it('asks nobody who is signed in to join as a dealer', async () => {
  const people = [await buyer(app, db), await dealer(app, db)];
  for (const address of ['/', '/questions']) {
    expect(await bodyOf(address)).toContain('Join as a dealer');
    for (const { cookie } of people) expect((await get(address, cookie)).body).not.toContain('Join as a dealer');
  }
});
