import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { languages } from '../../words/languages.ts';
import { testApp } from '../support/app.ts';
import { plainBrowser } from '../support/pages.ts';

const { app } = await testApp();
const { get } = plainBrowser(app);

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
    // Both languages of a page have the English one.
    expect(new Set(pictures).size).toBe(pages.length / languages.length);
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
