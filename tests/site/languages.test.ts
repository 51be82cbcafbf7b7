import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
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
