import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inLanguage } from '../../server/platform/process/language.ts';
import { loadRenderer } from '../../server/site/render.ts';
import type { RenderHtml } from '../../server/site/rendering.ts';
import { paths } from '../../shared/addresses/paths.ts';
import type { SessionUser } from '../../shared/auth/api.ts';
import { contentDefaults } from '../../shared/content/defaults.ts';
import { addressOf } from '../../shared/contract.ts';
import { firstReads } from '../../shared/site/first-reads.ts';
import type { Chrome } from '../../shared/site/pages.ts';
import { screens } from '../../shared/site/screens.ts';
import { type Language, languages } from '../../words/languages.ts';

// What a visitor downloads, measured on the built pages (`npm run build` first); budgets in bytes after brotli.

const renderer = await loadRenderer();
const renderPage: RenderHtml = (...asked) => String(renderer.renderPage(...asked));
const empty = { values: {}, errors: {}, banner: null };
const id = '01995f6e-7b3c-7000-8000-000000000001';
const typedRequest = { id, car_model: 'Toyota Axio 2016', budget: '1.2M', location: 'Nakuru', condition: 'used' };
const visitorIn = (language: Language): Omit<Chrome, 'assets' | 'title'> => ({
  siteName: 'TafutaGari',
  siteDescription: 'Say the car you want. Verified Kenyan dealers answer with a price.',
  supportEmail: 'support@tafutagari.example',
  dataRetentionDays: 365,
  content: inLanguage(language, () => contentDefaults({ siteName: 'TafutaGari', supportEmail: 'support@tafutagari.example' })),
  publicUrl: 'https://tafutagari.example',
  path: '/',
  viewer: null,
  language,
});
const visitor = visitorIn('en');

const pagesIn = (language: Language, visitor = visitorIn(language)) => [
  { language, page: 'landing', html: renderPage('landing', visitor, {}), scripts: 3_000 },
  { language, page: 'about', html: renderPage('about', visitor, {}), scripts: 3_000 },
  { language, page: 'contact', html: renderPage('contact', visitor, {}), scripts: 3_000 },
  { language, page: 'terms', html: renderPage('terms', visitor, {}), scripts: 3_000 },
  { language, page: 'privacy', html: renderPage('privacy', visitor, {}), scripts: 3_000 },
  { language, page: 'questions', html: renderPage('questions', visitor, {}), scripts: 3_000 },
  { language, page: 'deposit', html: renderPage('deposit', visitor, {}), scripts: 3_000 },
  { language, page: 'not-found', html: renderPage('not-found', visitor, {}), scripts: 3_000 },
  {
    language,
    page: 'unavailable',
    html: renderPage('unavailable', visitor, { isOurFault: true, detail: 'Please try again.' }),
    scripts: 3_000,
  },
  {
    language,
    page: 'auth',
    html: renderPage('auth', visitor, {
      ...empty,
      tab: 'sign-up',
      id,
      next: '',
      draft_token: '',
      car: '',
      place: '',
      isKnown: false,
      preview: null,
    }),
    scripts: 15_000,
  },
  { language, page: 'admin-access', html: renderPage('admin-access', visitor, empty), scripts: 15_000 },
  {
    language,
    page: 'post-request',
    html: renderPage('post-request', visitor, { ...empty, id, asked: null, place: null }),
    scripts: 15_000,
  },
  {
    language,
    page: 'request-ready',
    html: renderPage('request-ready', visitor, { ...empty, values: typedRequest, asked: null }),
    scripts: 15_000,
  },
];
const pages = languages.flatMap((language) => pagesIn(language));

const client = path.join(import.meta.dirname, '../../dist/client');
const brotli = (text: string | Buffer) => brotliCompressSync(text).length;
const linked = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, address]) => readFileSync(path.join(client, address ?? '')));
const sum = (files: Buffer[]) => files.reduce((total, file) => total + brotli(file), 0);

describe.each(pages)('$page in $language', ({ language, html, scripts: budget }) => {
  it('weighs at most 14 KB of HTML and CSS', () => {
    expect(brotli(html) + sum(linked(html, /<link rel="stylesheet" href="([^"]+)"/g))).toBeLessThanOrEqual(14_000);
  });

  it('keeps within its budget of scripts, and loads none that the page does not name', () => {
    const named = [...html.matchAll(/<script type="module" src="\/([^"]+)"/g)].map(([, file]) => file ?? '');
    const imported = named.flatMap((file) =>
      [...readFileSync(path.join(client, file), 'utf8').matchAll(/(?:from|import)\s?["'`]\.\/([^"'`]+)["'`]/g)].map(
        ([, name]) => `assets/${name}`,
      ),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named).toEqual(expect.arrayContaining(imported));
    expect(sum(linked(html, /<script type="module" src="([^"]+)"/g))).toBeLessThanOrEqual(language === 'en' ? budget : budget + 1_000);
  });

  it('preloads one font of at most 15 KB', () => {
    const fonts = linked(html, /<link rel="preload" href="([^"]+)" as="font"/g);
    expect(fonts).toHaveLength(1);
    expect(fonts[0]?.length).toBeLessThanOrEqual(15_000);
  });

  it('holds nothing that the Content-Security-Policy refuses', () => {
    expect(html.match(/<[^>]+\sstyle=|<style|<[^>]+\son[a-z]+=/gi)).toBeNull();
    // A block of data is no script.
    expect(html.match(/<script(?! type="module" src="\/[^"]+"><\/script>| type="application\/ld\+json">)/g)).toBeNull();
  });

  it('has one heading of the first rank and a title', () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(/<title>[^<]+ · TafutaGari<\/title>/.test(html)).toBe(true);
  });
});

const user: SessionUser = {
  user_id: '019a0000-0000-7000-8000-000000000000',
  email: 'wanjiru.kamau@tafutagari.example',
  full_name: 'Wanjiru Kamau',
  role: 'dealer',
  user_type: 'dealer',
  language: 'en',
  is_verified: true,
  is_suspended: false,
  business_name: 'Rift Valley Motors',
  rating: 4.5,
  rating_count: 2,
  email_verified: true,
  mails_withheld: false,
  expires_at: '2026-12-21T09:00:00.000Z',
};

/** The page in which the app starts with a screen. */
const appPage = (screen: keyof typeof screens) =>
  renderPage('app', { ...visitor, path: paths.dashboard }, { user, screen, live: '4711-81', now: 1_795_000_000_000, reads: [] });

it.each(Object.keys(screens) as (keyof typeof screens)[])('the page of %s names files of the build only', (screen) => {
  const named = [...appPage(screen).matchAll(/<(?:link|script)[^>]* (?:href|src)="([^"]+)"/g)].map(([, address]) => address ?? '');
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((address) => !/^\/(assets\/.+|favicon.svg|apple-touch-icon.png)$/.test(address))).toEqual([]);
});

it('the first paint of the signed-in area needs at most 8 KB of HTML and CSS, a home 12 KB', () => {
  const html = renderPage(
    'app',
    { ...visitor, path: paths.dashboard },
    {
      user,
      screen: 'dealer/home',
      live: '4711-81',
      now: 1_795_000_000_000,
      reads: firstReads('dealer/home', {}).map(({ endpoint, input }) => addressOf(endpoint.path, input)),
    },
  );
  const stylesIn = (part = '') => sum(linked(part, /<link rel="stylesheet" href="([^"]+)"/g));
  // The page is shown before the styles at the end of its body have come.
  const [head, body] = html.split('<body>');
  expect(brotli(html) + stylesIn(head)).toBeLessThanOrEqual(8_000);
  expect(brotli(html) + stylesIn(head) + stylesIn(body)).toBeLessThanOrEqual(12_000);
});

describe.each(pages.filter(({ scripts }) => scripts === 3_000))('$page in $language', ({ html }) => {
  it('has each of its editable texts', () => {
    expect(html.match(/<(h[1-3]|p|dd|dt|li)( [^>]*)?><\/\1>/g)).toBeNull();
  });
});

it('no text of a page’s facts ends their block', () => {
  const siteName = 'Gari</script><script>alert(1)</script><!-- & Co';
  const html = renderPage('landing', { ...visitor, siteName }, {});
  const facts = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(facts).name).toBe(siteName);
  expect(html).not.toContain('<script>');
});

describe('the ways in of the landing page', () => {
  const viewerOf = (role: 'buyer' | 'dealer' | 'admin') => ({
    ...visitor,
    viewer: { user_id: '', full_name: 'Wanjiru Kamau', email: 'w@tafutagari.example', role, is_verified: true, is_suspended: false },
  });
  const target = (chrome: Omit<Chrome, 'assets' | 'title'>, label: string) =>
    new RegExp(`href="([^"]+)">${label}</a>`).exec(renderPage('landing', chrome, {}))?.[1]?.replace('&amp;', '&');

  it.each([
    ['visitor', visitor, '/auth?tab=sign-up&next=%2Fpost-request', '/auth?next=%2Fdashboard%2Fbrowse%3Ftab%3Ddealers'],
    ['buyer', viewerOf('buyer'), '/post-request', '/dashboard/browse?tab=dealers'],
    ['dealer', viewerOf('dealer'), '/dashboard', '/dashboard/browse?tab=dealers'],
    ['admin', viewerOf('admin'), '/dashboard', '/dashboard/browse?tab=dealers'],
  ])('lead a %s on', (_who, chrome, search, dealers) => {
    expect(target(chrome, 'Start Your Search')).toBe(search);
    const hasField = /<form[^>]*action="\/post-request"[^>]*>.*name="car_model".*<button[^>]*>Start Your Search</.test(
      renderPage('landing', chrome, {}),
    );
    expect(hasField).toBe(!['dealer', 'admin'].includes(chrome.viewer?.role ?? ''));
    expect(target(chrome, 'Browse Dealers')).toBe(dealers);
    expect(target(chrome, 'Join as a dealer')).toBe(chrome.viewer ? undefined : '/auth?tab=sign-up&type=dealer');
  });
});

/** What can be read on a page, also aloud. */
function textsOf(html: string): string[] {
  const [, body = ''] = html.split('<body>');
  const aloud = [...body.matchAll(/ (?:aria-label|placeholder|alt)="([^"]+)"/g)].map(([, text]) => text ?? '');
  const read = body.replace(/<script.*?<\/script>/gs, '').split(/<[^>]*>/);
  return [...read, ...aloud].map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text));
}

// Names, those of the languages too, and prices; and the plates, which are Kiswahili on an English page too.
const alike =
  /^(English|Kiswahili \(beta\)|KE|KSh|TafutaGari|Toyota Axio 2016|Nairobi, Kenya|Mombasa Road Motors|Kilimani Auto Hub|Nakuru Wheels|\w+@tafutagari\.example|Karibu|Maswali|Tafuta gari lako leo)$/;

it.each(['landing', 'about', 'contact', 'terms', 'privacy', 'questions', 'deposit', 'not-found', 'auth'])(
  '%s says nothing in English to who reads Kiswahili',
  (name) => {
    const [english = [], kiswahili = []] = pages.filter(({ page }) => page === name).map(({ html }) => textsOf(html));
    expect(kiswahili.length).toBeGreaterThanOrEqual(english.length);
    expect(kiswahili.filter((text) => english.includes(text) && !alike.test(text))).toEqual([]);
  },
);
