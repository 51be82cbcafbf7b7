import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { browser, type Person, testApp } from '../support/app.ts';
import { administrator, buyer, dealer } from '../support/people.ts';

const { app, ...parts } = await testApp();
const { db } = parts;
const visitor = browser(app);
const names = ['Wanjiru Kamau', 'Otieno O’Ouma', 'Ng’ang’a <b>"&\'', 'Akinyi \uE000\uE001\uE002 $& $1'];
const people = await Promise.all(names.map((full_name, at) => (at % 2 ? dealer : buyer)(app, db, { full_name })));
const admin = await administrator(app, db);

const escaped = (name: string) =>
  name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');
const idIn = (html: string) => /name="id" value="([^"]*)"/.exec(html)?.[1];
const pages = ['/', '/about', '/contact', '/terms', '/privacy'];

const drawn: (string | Buffer)[] = [];
const watched = await buildApp({
  ...parts,
  renderPage: (...asked) => {
    const page = parts.renderPage(...asked);
    drawn.push(page);
    return page;
  },
});
const sentAt = (url: string, { cookie }: Person) => watched.inject({ url, headers: { cookie, 'accept-encoding': 'br' } });
async function drawnAt(url: string, person: Person) {
  await sentAt(url, person);
  return drawn.at(-1);
}

describe('pages from memory', () => {
  it.each(pages)('%s shows each user their own name and nobody else’s, with many requests at once', async (page) => {
    for (let round = 0; round < 3; round += 1) {
      const replies = await Promise.all([...people, visitor].map((person) => person.get(page)));
      replies.forEach(({ body }, reader) => {
        names.forEach((name, at) => {
          expect(body.includes(`Account of ${escaped(name)}<`), `${page} for ${names[reader] ?? 'a visitor'}: ${name}`).toBe(at === reader);
        });
        const ids = people.map(({ user_id }) => body.includes(user_id));
        expect(ids).toEqual(people.map((_, at) => at === reader));
        expect(body).not.toMatch(/[\uE000-\uE002](?![\uE000-\uE002 ]*\$&|\uE001|\uE002)/);
      });
    }
  });

  it('a role has its own links', async () => {
    const [ofBuyer, ofAdmin, ofVisitor] = await Promise.all([people[0], admin, visitor].map((person) => person?.get('/')));
    expect(ofBuyer?.body).toContain('Buyer Account');
    expect(ofAdmin?.body).toContain('Administrator');
    expect(ofVisitor?.body).not.toMatch(/Account of|Buyer Account|Administrator/);
    expect(ofVisitor?.body).toContain('Get Started');
  });

  it.each(['/auth?tab=sign-up', '/post-request'])('%s has a fresh id for each', async (page) => {
    const ids = (await Promise.all(Array.from({ length: 20 }, () => visitor.get(page)))).map(({ body }) => idIn(body));
    expect(new Set(ids).size).toBe(20);
    for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
  });

  it('does not cache pages with a user’s input, an error, or a target to go on to', async () => {
    const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' }, method: 'POST' as const };
    const refused = await app.inject({ ...form, url: '/auth?tab=sign-in', payload: 'email=secret%40people.example&password=x' });
    expect(refused.body).toContain('secret@people.example');
    const draft = await app.inject({ ...form, url: '/post-request', payload: 'car_model=Secret+wish&budget=1M&location=Nakuru' });
    expect(draft.body).toContain('Secret wish');
    await visitor.get('/auth?next=%2Fdashboard%2Frequests%3Fsecret');
    await visitor.get('/auth/reset?token=secret-token');
    await visitor.get('/auth?notice=password-changed');
    for (const url of ['/auth', '/auth?tab=sign-up', '/auth/reset', '/post-request']) {
      const { body } = await visitor.get(url);
      expect(body).not.toMatch(/secret|Secret wish|Password changed/);
    }
  });

  it.each([...pages, '/auth/forgot', '/admin-access', '/auth/verify', '/no-such-page'])('%s is one for all visitors', async (page) => {
    const [first, second] = [await drawnAt(page, visitor), await drawnAt(page, visitor)];
    expect(first).toBeInstanceOf(Buffer);
    expect(second).toBe(first);
  });

  it.each([...pages, '/auth/forgot', '/no-such-page'])('%s for somebody signed in is never what is kept for all', async (page) => {
    for (const someone of [visitor, ...people]) {
      const { rawPayload, headers } = await sentAt(page, someone);
      const html = (headers['content-encoding'] === 'br' ? brotliDecompressSync(rawPayload) : rawPayload).toString();
      expect(people.map(({ user_id }) => html.includes(user_id))).toEqual(people.map((person) => person === someone));
      expect(Buffer.isBuffer(await drawnAt(page, someone))).toBe(someone === visitor);
    }
  });

  it('shows a changed text', async () => {
    const slogan = `A new line ${Date.now()}`;
    await db
      .insertInto('page_content')
      .values({ page_key: 'home', section_key: 'hero', content_key: 'title', content_value: slogan, is_edited: true })
      .execute();
    await expect.poll(async () => (await visitor.get('/')).body).toContain(slogan);
  });
});
