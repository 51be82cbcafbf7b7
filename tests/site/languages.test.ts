import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { inLanguage } from '../../server/platform/process/language.ts';
import { paths } from '../../shared/addresses/paths.ts';
import { spoken } from '../../shared/addresses/spoken.ts';
import { publicPages } from '../../shared/site/public-pages.ts';
import { languages } from '../../words/languages.ts';
import { fieldWords } from '../../words/ui/field.ts';
import { accountEvents, cookieFrom, signUpForm } from '../support/accounts.ts';
import { browser, type Person, testApp } from '../support/app.ts';
import { administrator, buyer } from '../support/people.ts';

const { app, db } = await testApp();
const people: Record<string, Person> = {
  visitor: browser(app),
  english: await buyer(app, db),
  swahili: await buyer(app, db, { language: 'sw' }),
  team: await administrator(app, db),
};

const languageIn = ({ body, headers }: LightMyRequestResponse) =>
  /<html lang="(\w+)-KE"/.exec(body)?.[1] ?? `→ ${String(headers.location)}`;

interface Asking {
  as?: string;
  chosen?: string;
  prefers?: string;
}

function open(url: string, { as = 'visitor', chosen, prefers }: Asking = {}) {
  const cookie = [people[as]?.cookie, chosen && `language=${chosen}`].filter(Boolean).join('; ');
  return app.inject({ url, headers: { cookie, ...(prefers && { 'accept-language': prefers }) } });
}

describe('which language a page has', () => {
  it.each<[string, Asking, string]>([
    // That of its address, whoever asks and whatever the browser prefers: nobody is led elsewhere.
    ['/', {}, 'en'],
    ['/sw', {}, 'sw'],
    ['/about', { as: 'swahili', chosen: 'sw', prefers: 'sw-KE,sw;q=0.9' }, 'en'],
    ['/sw/about', { as: 'english', chosen: 'en', prefers: 'en' }, 'sw'],
    ['/sw/about', { as: 'team' }, 'sw'],
    ['/sw/auth?tab=sign-up', {}, 'sw'],
    ['/nowhere', { as: 'swahili' }, 'en'],
    ['/sw/nowhere', {}, 'sw'],
    ['/sw/dashboard', { as: 'swahili' }, 'sw'],
    // That of the account.
    ['/dashboard', { as: 'english', chosen: 'sw', prefers: 'sw' }, 'en'],
    ['/dashboard', { as: 'swahili', chosen: 'en', prefers: 'en' }, 'sw'],
    ['/dashboard/profile', { as: 'swahili' }, 'sw'],
    ['/dashboard', { as: 'team', chosen: 'sw', prefers: 'sw' }, 'en'],
    ['/dashboard/nowhere', { as: 'swahili' }, 'sw'],
    // Before there is one, that which was chosen in the browser: where to sign in.
    ['/dashboard', {}, '→ /auth?next=%2Fdashboard'],
    ['/dashboard', { chosen: 'sw' }, '→ /sw/auth?next=%2Fdashboard'],
    ['/dashboard', { chosen: 'xx', prefers: 'sw' }, '→ /auth?next=%2Fdashboard'],
    // The administrator's door has one language.
    ['/admin-access', {}, 'en'],
    ['/sw/admin-access', {}, 'sw'],
    // A slash too many is no page of its own.
    ['/sw/', {}, '→ /sw'],
    ['/sw/about/?a=b', {}, '→ /sw/about?a=b'],
  ])('%s, %j: %s', async (url, asking, language) => {
    expect(languageIn(await open(url, asking))).toBe(language);
  });

  it.each(['/sw/dashboard', '/sw/admin-access', '/sw/api/auth/user', '/sw/sw/about', '/sw/robots.txt', '/sw/nowhere'])(
    '%s is no page',
    async (url) => {
      expect((await open(url, { as: 'swahili' })).statusCode).toBe(404);
    },
  );
});

describe('the choice of a language', () => {
  const choose = (person: Person, language: unknown) => person.put('/api/profile/language', { language });
  const languageOf = async (person: Person) => (await person.get('/api/auth/user')).json().language;

  it('is that of the account everywhere, at once', async () => {
    const wanjiru = await buyer(app, db);
    const before = (await accountEvents(db, wanjiru.user_id)).length;
    expect(await languageOf(wanjiru)).toBe('en');
    for (const _ of [1, 2]) expect((await choose(wanjiru, 'sw')).json()).toEqual({ language: 'sw' });
    expect(await languageOf(wanjiru)).toBe('sw');
    expect((await wanjiru.get('/api/profile')).json().language).toBe('sw');
    expect(languageIn(await wanjiru.get('/dashboard'))).toBe('sw');
    expect((await accountEvents(db, wanjiru.user_id)).slice(before)).toEqual(['profile.updated']);
  });

  it.each(['fr', '', null, 'EN', 'sw-KE'])('is one of two: %j is none', async (language) => {
    const wanjiru = await buyer(app, db);
    expect((await choose(wanjiru, language)).statusCode).toBe(422);
    expect(await languageOf(wanjiru)).toBe('en');
  });

  it('is none for the administrator, whatever writes it', async () => {
    expect((await choose(people.team as Person, 'sw')).statusCode).toBe(403);
    const written = db.updateTable('profiles').set({ language: 'sw' }).where('admin_role', 'is not', null).execute();
    await expect(written).rejects.toThrow('profiles_admin_reads_english');
  });

  it.each([
    ['/api/auth/sign-up', 'sw', 'sw'],
    ['/api/auth/sign-up', 'en-GB,en;q=0.9,sw;q=0.8', 'en'],
  ])('begins with that of the page that signs up (%s from %s): %s', async (url, page, language) => {
    const form = signUpForm();
    const reply = await app.inject({ method: 'POST', url, headers: { 'accept-language': page }, payload: form });
    expect(reply.json().user.language).toBe(language);
  });

  it('begins with that of the form that is sent without a script', async () => {
    const { accept_terms, ...form } = signUpForm();
    const payload = new URLSearchParams({ ...form, accept_terms: 'on' }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await app.inject({ method: 'POST', url: '/sw/auth?tab=sign-up', headers, payload });
    expect(reply.headers.location).toMatch(/^\/dashboard/);
    expect(await languageOf(browser(app, form.id, cookieFrom(reply)))).toBe('sw');
  });
});

describe('the switch on every page', () => {
  const referer = (page: string) => `http://localhost:3000${page}`;
  function choose(language: string, from: string | null, cookie = '') {
    const headers = {
      cookie,
      host: 'localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
      ...(from !== null && { referer: from }),
    };
    return app.inject({ method: 'POST', url: '/language', headers, payload: new URLSearchParams({ language }).toString() });
  }

  it.each([
    ['sw', referer('/about'), '/sw/about'],
    ['en', referer('/sw/about'), '/about'],
    ['sw', referer('/'), '/sw'],
    ['en', referer('/sw'), '/'],
    ['sw', referer('/auth?tab=sign-up&next=%2Fdashboard'), '/sw/auth?tab=sign-up&next=%2Fdashboard'],
    ['sw', referer('/dashboard/profile'), '/dashboard/profile'],
    ['sw', referer('//evil.example/'), '/sw'],
    ['sw', 'https://evil.example/about', '/sw'],
    ['sw', 'nonsense', '/sw'],
    ['sw', null, '/sw'],
    ['fr', referer('/about'), '/about'],
  ])('%s, from %s, leads to %s', async (language, from, to) => {
    const reply = await choose(language, from);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, to]);
    expect(cookieFrom(reply)).toBe(language === 'fr' ? '' : `language=${language}`);
  });

  it('is the account’s choice where somebody is signed in, and the administrator’s none', async () => {
    const wanjiru = await buyer(app, db);
    await choose('sw', referer('/dashboard'), wanjiru.cookie);
    expect(languageIn(await wanjiru.get('/dashboard'))).toBe('sw');
    const { cookie } = people.team as Person;
    expect((await choose('sw', referer('/dashboard'), cookie)).statusCode).toBe(303);
    expect(languageIn(await open('/dashboard', { as: 'team' }))).toBe('en');
  });

  it.each<[string, Asking, boolean]>([
    ['/about', { prefers: 'sw-KE,sw;q=0.9,en;q=0.8' }, true],
    ['/about', { prefers: 'en-KE,en;q=0.9,sw;q=0.8' }, false],
    ['/about', { prefers: 'sw', chosen: 'en' }, false],
    ['/about', { prefers: 'sw', as: 'english' }, false],
    ['/sw/about', { prefers: 'sw' }, false],
    ['/about', {}, false],
  ])('is offered below the header of %s for %j: %s', async (url, asking, isOffered) => {
    const { body, headers } = await open(url, asking);
    expect(body.includes('Soma kwa Kiswahili')).toBe(isOffered);
    expect(headers.vary).toContain('accept-language');
  });
});

describe('a public page in Kiswahili', async () => {
  const pages = Object.values(publicPages).map(({ path }) => path);
  const wanjiru = await buyer(app, db, { language: 'sw' });

  it.each(pages.filter((path) => path !== paths.adminAccess))(
    '%s leads to no page in English but where the language is chosen',
    async (path) => {
      for (const cookie of ['', wanjiru.cookie]) {
        const { body, headers, statusCode } = await app.inject({ url: spoken(path, 'sw'), headers: { cookie } });
        if (statusCode === 303) expect(String(headers.location)).toMatch(/^\/(sw|dashboard)\b/);
        const leads = [...body.matchAll(/ (?:href|action|data-next|data-second)="(\/[^"]*)"/g)].map(([, to]) => to ?? '');
        const leaving = leads.filter(
          (to) => !/^\/(sw(?=[/?#]|$)|assets\/|dashboard|dealer-verification|language$)|^\/[\w-]+\.\w+$/.test(to),
        );
        expect(leaving.filter((to) => to !== paths.adminAccess)).toEqual([]);
      }
    },
  );

  it('is refused in Kiswahili and stays at its address', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await app.inject({ method: 'POST', url: '/sw/auth/forgot', headers, payload: 'email=x' });
    expect([reply.statusCode, languageIn(reply)]).toEqual([422, 'sw']);
    const sent = await app.inject({ method: 'POST', url: '/sw/auth/forgot', headers, payload: 'email=mama@people.example' });
    expect(sent.headers.location).toBe('/sw/auth/forgot?notice=link-sent');
  });

  it('names itself and its other language to search engines', async () => {
    const { body } = await open('/sw/about');
    const origin = 'http://127.0.0.1:3000';
    expect(body).toContain(`<link rel="canonical" href="${origin}/sw/about"/>`);
    for (const [language, path] of [
      ['en', '/about'],
      ['sw', '/sw/about'],
      ['x-default', '/about'],
    ])
      expect(body).toContain(`<link rel="alternate" hrefLang="${language}" href="${origin}${path}"/>`);
  });
});

describe('what the API answers', () => {
  // Of an id that nobody sent, which has no sentence of its own.
  const refusalFor = async (as: string, prefers?: string) => {
    const headers = { cookie: people[as]?.cookie ?? '', ...(prefers && { 'accept-language': prefers }) };
    const reply = await app.inject({ method: 'POST', url: '/api/auth/sign-up', headers, payload: signUpForm({ id: undefined }) });
    const said: Record<string, string> = Object.fromEntries(
      languages.map((language) => [inLanguage(language, () => fieldWords.tryAgain), language]),
    );
    return said[reply.json().fields.id];
  };

  it.each([
    ['visitor', undefined, 'en'],
    ['visitor', 'sw', 'sw'],
    ['visitor', 'sw-KE,sw;q=0.9', 'en'],
    ['swahili', undefined, 'sw'],
    ['swahili', 'en-GB,en;q=0.9', 'sw'],
    ['swahili', 'en', 'en'],
    ['english', 'sw', 'sw'],
    ['team', 'sw', 'en'],
  ])('to %s whose script or browser says %s: %s', async (as, prefers, language) => {
    expect(await refusalFor(as, prefers)).toBe(language);
  });
});
