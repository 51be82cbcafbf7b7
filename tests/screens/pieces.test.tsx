import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DealerAnalytics } from '../../shared/analytics/api.ts';
import { contentDefaults } from '../../shared/content/defaults.ts';
import { allConversations } from '../../shared/messages/reads.ts';
import { NotFound } from '../../web/app/not-found.tsx';
import { Component as AdminMessages } from '../../web/app/pages/admin/messages.tsx';
import { Line } from '../../web/modules/analytics/charts/line.tsx';
import { AnswersChart, StepsChart } from '../../web/modules/analytics/dealer-charts.tsx';
import { BusinessFacts } from '../../web/modules/business/business-facts.tsx';
import { BesidePrice } from '../../web/modules/cars/beside-price.tsx';
import { NothingLeft } from '../../web/modules/cars/nothing-left.tsx';
import { Footer } from '../../web/site/footer.tsx';
import { showPasswords } from '../../web/site/forms/passwords.ts';
import { Header } from '../../web/site/header.tsx';
import { AdminAccess } from '../../web/site/pages/admin-access.tsx';
import { Landing } from '../../web/site/pages/landing.tsx';
import { Change } from '../../web/ui/change.tsx';
import { opened } from '../support/opened.tsx';
import { profile } from '../support/profile.ts';
import { chrome, untouched } from '../support/public-form.tsx';
import { adminConversation, pageOf } from '../support/screen-rows.ts';
import { soon } from '../support/soon.ts';

/** A public page as the server draws it. */
const page = (piece: ReactElement) => new DOMParser().parseFromString(renderToStaticMarkup(piece), 'text/html');

it('the landing page explains four steps, and speaks to dealers, each where the header leads', () => {
  const content: Record<string, string> = contentDefaults({ siteName: 'TafutaGari', supportEmail: 'support@tafutagari.example' });
  const landing = page(<Landing chrome={{ ...chrome, content }} />);
  const target = (label: string) => [...landing.querySelectorAll('header a')].find(({ textContent }) => textContent === label);
  const addresses = ['How it Works', 'For Dealers'].map((label) => target(label)?.getAttribute('href'));
  expect(addresses).toEqual(['/#how-it-works', '/#for-dealers']);
  const steps = landing.querySelector('#how-it-works');
  const titles = [1, 2, 3, 4].map((step) => content[`home/how_it_works/step${step}_title`]);
  expect([...(steps?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent)).toEqual(titles);
  const dealers = landing.querySelector('#for-dealers');
  expect(dealers?.querySelector('h2')?.textContent).toBe(content['home/for_dealers/title']);
  expect(dealers?.querySelector('a')?.getAttribute('href')).toBe('/auth?tab=sign-up&type=dealer');
});

it('the foot of a page leads a visitor on', () => {
  const foot = page(<Footer chrome={chrome} />);
  const links = [...foot.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(Object.fromEntries(links)).toMatchObject({
    ...{ 'About Us': '/about', Contact: '/contact', 'Post Request': '/post-request', 'For Dealers': '/#for-dealers', 'Sign In': '/auth' },
    ...{ 'Privacy Policy': '/privacy', 'Terms of Service': '/terms', 'Contact Us': '/contact' },
  });
});

it.each([
  ['lender', 'Logbook: With a bank or lender', 'Logbook: With a bank or lender'],
  [null, 'Logbook: not stated', ''],
])('beside a price the logbook of %j reads "%s", in a list "%s"', (logbook_holder, alone, inList) => {
  const read = [false, true].map((isShort) => page(<BesidePrice car={{ logbook_holder }} isShort={isShort} />).body.textContent);
  expect(read).toEqual([alone, inList]);
});

it.each([
  [{ search: 'zzxqw' }, 'No car matches'],
  [{ search: 'axio zzxqw' }, 'No car has all of this'],
  [{ search: 'axio', year_to: '1985' }, 'No car has all of this'],
  [{}, 'No cars on the market right now'],
])('where the filters %j leave nothing it says "%s"', async (filters, title) => {
  const place = opened(<NothingLeft filters={filters} counted={undefined} onShow={() => undefined} />, { as: 'dealer' });
  await soon(() => expect(place.textContent).toContain(title));
});

it('the administrator’s door says that attempts are logged, and its password can be shown', () => {
  document.body.innerHTML = page(<AdminAccess chrome={chrome} {...untouched} />).body.innerHTML;
  expect(document.querySelector('main form')?.textContent).toContain('Access attempts are logged');
  const password = document.querySelector<HTMLInputElement>('[name=password]');
  const show = document.querySelector<HTMLButtonElement>('[data-shows-password]');
  showPasswords();
  const shown = [password?.type === 'text'];
  for (let click = 0; click < 2; click += 1) {
    show?.click();
    shown.push(password?.type === 'text');
  }
  expect(shown).toEqual([false, true, false]);
  document.body.replaceChildren();
});

it.each([
  ['Wanjiru Kamau', 'Wanjiru Kamau'],
  ['', 'wanjiru@people.example'],
])('the header names who is signed in as %j: %s', (full_name, name) => {
  const viewer = {
    user_id: 'a',
    full_name,
    email: 'wanjiru@people.example',
    role: 'buyer',
    is_verified: false,
    is_suspended: false,
  } as const;
  expect(page(<Header chrome={{ ...chrome, viewer }} />).querySelector('details .font-display')?.textContent).toBe(name);
});

it('the administrator reads how many conversations there are, both sides with their initials, and what is unread', async () => {
  const given = [[allConversations(), { ...pageOf([adminConversation('a')]), count: 34 }]] as const;
  const place = opened(<AdminMessages />, { as: 'admin', given });
  await soon(() => expect(place.querySelector('h1 + .badge')?.textContent).toBe('34 conversations'));
  expect([...place.querySelectorAll('.initial, .signboard')].map(({ textContent }) => textContent)).toEqual(['WK', 'RM']);
  for (const words of ['Toyota Axio 2016', 'Sawa', 'Confirmed1 new']) expect(place.textContent).toContain(words);
});

it('where a road ends, the next step leads to the own home, and the other to the landing page', async () => {
  const place = opened(<NotFound />, {});
  await soon(() => expect(place.textContent).toContain('This road ends here'));
  const steps = [...place.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(steps).toEqual([
    ['Go to Dashboard', '/dashboard'],
    ['Return to Home', '/'],
  ]);
});

it.each([
  [12, 10, undefined, '▲ up 2 vs before'],
  [10, 12, undefined, '▼ down 2 vs before'],
  [12, 9, undefined, ''],
  [9, 12, undefined, ''],
  [50, 25, { now: 10, before: 10 }, '▲ up 25 vs before'],
  [50, 25, { now: 10, before: 9 }, ''],
  [50, null, { now: 10, before: 0 }, ''],
])('a figure of %s, before %s, from %j cases, says of its change: %j', (now, before, cases, said) => {
  const piece = page(<Change now={now} before={before} {...(cases && { cases })} say={String} versus="vs before" />);
  expect(piece.body.textContent).toBe(said);
});

it.each([
  [10, 'Bids sent: 13, 10 before. Accepted: 5. Viewings held: 0. Sold: 0.', true],
  [9, 'Bids sent: 13. Accepted: 5. Viewings held: 0. Sold: 0.', false],
])('a dealer’s drawings compare 13 bids with %d before: %s', (before, steps, isCompared) => {
  const none = { now: 0, before: 0 };
  const figures = {
    ...{ bids: { now: 13, before }, accepted: { now: 5, before: 2 }, viewed: none, sold: none },
    ...{ from: '2026-10-23', to: '2026-11-21', answer_minutes: { now: 40, before: 50 } },
    answers: [{ day: '2026-10-23', now: 40, before: 50 }],
  } as unknown as DealerAnalytics;
  const bars = page(<StepsChart figures={figures} period="30d" />);
  expect(bars.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(steps);
  expect(bars.querySelectorAll('.chart-before').length).toBe(isCompared ? 1 : 0);
  const line = page(<AnswersChart figures={figures} period="30d" />);
  expect(line.querySelectorAll('.chart-before').length).toBe(isCompared ? 1 : 0);
  expect(line.body.textContent?.includes('dashed: the 30 before')).toBe(isCompared);
});

it('a line draws the month that still runs as unfinished, and no other', () => {
  const points = [3, 5, 2].map((now) => ({ now, before: null }));
  const unfinished = (isRunning: boolean) => {
    const drawn = page(<Line points={points} steps={[1, 2]} say={String} below={['Sep', 'Oct', 'Nov']} summary="" isRunning={isRunning} />);
    return [...drawn.querySelectorAll('circle, line:not(.chart-axis)')].map((mark) => mark.classList.contains('chart-unfinished'));
  };
  // Each month but the last: the line to the next one, then its dot.
  expect(unfinished(true)).toEqual([false, false, true, false, true]);
  expect(unfinished(false)).not.toContain(true);
});

it('a fact of a business that its dealer has not given says so', () => {
  const place = opened(<BusinessFacts profile={{ ...profile, is_verified: true, business_address: null }} />, { as: 'dealer' });
  return soon(() => {
    const facts = [...place.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(facts.filter((fact) => fact?.includes('Not provided'))).toEqual([expect.stringMatching(/address/i)]);
  });
});
