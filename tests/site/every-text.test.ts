import { describe, expect, it } from 'vitest';
import { loadRenderer } from '../../server/site/render.ts';
import { contentDefaults } from '../../shared/content/defaults.ts';
import { contentPages } from '../../shared/content/schema.ts';
import { everyone } from '../../shared/roles.ts';
import type { Chrome } from '../../shared/site/pages.ts';
import { publicPages } from '../../shared/site/public-pages.ts';

// Every text of these pages can be edited (docs/domain/words.md, "Site texts"): drawn with its name in place of each text, they say nothing else
// than what is fixed. `npm run build` first.

const { renderPage } = await loadRenderer();
const marked = (name: string) => `«${name}»`;
const keys = Object.keys(contentDefaults({ siteName: '', supportEmail: '' }));

/** What is no text of the site, by its reason. */
const fixed = [
  // Where a link leads and what a button does: the same name wherever it stands, in menus and behind sign-in.
  ...['Skip to content', 'Menu', 'Home', 'How it Works', 'For Dealers', 'About', 'Sign In', 'Get Started', 'Dashboard', 'Sign Out'],
  ...['Start Your Search', 'Browse Dealers', 'Join as a dealer', 'Hours and all contacts', 'What to do when you are asked for a deposit'],
  ...['About Us', 'Contact', 'Questions', 'Asked for a deposit?', 'Post Request', 'Privacy Policy', 'Terms of Service', 'Contact Us'],
  // What each language is called, in itself.
  ...['English', '|', 'Kiswahili (beta)'],
  // The label of a field.
  'Which car?',
  // Who is signed in.
  ...['Account of Wanjiru', 'Wanjiru', 'W', 'Buyer Account', 'Dealer Account', 'Administrator'],
  // The plates and signs of the drawing.
  ...['KE', 'Verified', 'KSh', '★', '1', '2', '3', '4'],
];

/** The page of each tab of Content Management; what stands on every page is looked for on the first. */
const pageOf = { home: 'landing', about: 'about', contact: 'contact', global: 'landing' } as const;

const viewers = [
  null,
  ...everyone.map((role) => ({ user_id: '', full_name: 'Wanjiru', email: '', role, is_verified: true, is_suspended: false })),
];

function drawn(page: 'landing' | 'about' | 'contact', viewer: Chrome['viewer']): string {
  return String(
    renderPage(
      page,
      {
        siteName: marked('siteName'),
        siteDescription: marked('siteDescription'),
        supportEmail: marked('supportEmail'),
        dataRetentionDays: 365,
        content: Object.fromEntries(keys.map((key) => [key, marked(key)])),
        publicUrl: 'https://tafutagari.example',
        language: 'en',
        path: publicPages[page].path,
        viewer,
      },
      {},
    ),
  );
}

/** What can be read on a page, text by text. */
function textsOf(html: string): string[] {
  const [, body = ''] = html.split('<body>');
  return body
    .replace(/<script.*?<\/script>/gs, '')
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter(Boolean);
}

describe.each(['landing', 'about', 'contact'] as const)('every text of the %s page can be edited', (page) => {
  it.each(viewers.map((viewer) => ({ who: viewer?.role ?? 'visitor', viewer })))('for a $who', ({ viewer }) => {
    const others = textsOf(drawn(page, viewer)).filter((text) => text.replace(/«[^»]+»/g, '').trim() && !fixed.includes(text));
    expect(others).toEqual([]);
  });
});

it.each(contentPages)('every text of the tab %s is on its page', (tab) => {
  const said = textsOf(drawn(pageOf[tab], null)).join('\n');
  const own = keys.filter((key) => key.startsWith(`${tab}/`));
  expect(own.length).toBeGreaterThan(3);
  expect(own.filter((key) => !said.includes(marked(key)))).toEqual([]);
});
