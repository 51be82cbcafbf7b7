import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { SessionUser } from '../../shared/auth/api.ts';
import type { Conversation, Message } from '../../shared/messages/api.ts';
import type { Role } from '../../shared/roles.ts';
import type { Chrome } from '../../shared/site/pages.ts';
import { Frame } from '../../web/app/frame.tsx';
import { Own, Theirs } from '../../web/modules/messages/bubbles.tsx';
import { NewMessagesBanner } from '../../web/modules/messages/new-messages-banner.tsx';
import { Header } from '../../web/site/header.tsx';
import { Rating } from '../../web/ui/stars.tsx';

// What single pieces say and where they lead, drawn without a browser.

function drawn<Props extends object>(piece: FunctionComponent<Props>, props: Props): string {
  return renderToStaticMarkup(createElement(StaticRouter, { location: '/dashboard' }, createElement(piece, props)));
}

/** The links of this part: where each leads, by what it says. */
const linksOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, to = '', says = '']) => [
      says
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
      to.replaceAll('&amp;', '&'),
    ]),
  );

const user: SessionUser = {
  user_id: '019a0000-0000-7000-8000-000000000000',
  email: 'wanjiru@people.example',
  full_name: 'Wanjiru Kamau',
  role: 'buyer',
  user_type: 'buyer',
  language: 'en',
  is_verified: false,
  is_suspended: false,
  business_name: null,
  rating: null,
  rating_count: 0,
  email_verified: true,
  mails_withheld: false,
  expires_at: '2026-12-21T09:00:00.000Z',
};

describe('the header of the public pages', () => {
  const chrome = { path: '/', siteName: 'TafutaGari', viewer: null } as unknown as Chrome;
  const html = drawn(Header, { chrome });

  it('stays at the top of the window', () => {
    expect(/^<header class="([^"]*)"/.exec(html)?.[1]?.split(' ')).toEqual(expect.arrayContaining(['sticky', 'top-0']));
  });

  it('has on phones a menu with the same links as on a desk, which opens without a script', () => {
    const [desk = '', phone = ''] = html.split('<details class="menu lg:hidden">');
    expect(phone).toMatch(/^<summary[^>]*>Menu<\/summary>/);
    expect(Object.keys(linksOf(phone))).toEqual(['Home', 'How it Works', 'For Dealers', 'About', 'Sign In', 'Get Started']);
    expect(linksOf(desk)).toMatchObject(linksOf(phone));
  });
});

it('the top bar has the brand, Home, and a menu with name, e-mail, Profile and Sign Out', () => {
  const html = drawn(Frame, { user, siteName: 'TafutaGari', children: null });
  const bar = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
  expect(linksOf(bar)).toMatchObject({ 'KE TafutaGari': '/', Home: '/', Profile: '/dashboard/profile' });
  const menu = bar.slice(bar.indexOf('id="profile-menu"'));
  for (const said of ['Wanjiru Kamau', 'wanjiru@people.example', 'Profile', 'Sign Out']) expect(menu).toContain(said);
  expect(menu).toMatch(/<form action="[^"]+" method="post"><button type="submit"[^>]*>Sign Out/);
});

it.each<[Role, string, Record<string, string>]>([
  [
    'buyer',
    'Buyer Dashboard',
    { Overview: '/dashboard', 'My Requests': '/dashboard/requests', Messages: '/dashboard/messages', Profile: '/dashboard/profile' },
  ],
  [
    'dealer',
    'Dealer Dashboard',
    {
      ...{ Overview: '/dashboard', 'My Inventory': '/dashboard/inventory', 'Add New Car': '/dashboard/add-car' },
      ...{ 'Buyer Requests': '/dashboard/buyer-requests', Messages: '/dashboard/messages' },
      ...{ Analytics: '/dashboard/analytics', Profile: '/dashboard/profile' },
    },
  ],
  [
    'admin',
    'Admin Dashboard',
    {
      ...{ Overview: '/dashboard', Users: '/dashboard/admin/users', 'All Requests': '/dashboard/admin/requests' },
      ...{ Appointments: '/dashboard/admin/appointments', Commissions: '/dashboard/admin/commissions' },
      ...{ Messages: '/dashboard/admin/messages', Content: '/dashboard/admin/content' },
      ...{ Analytics: '/dashboard/admin/analytics', Settings: '/dashboard/admin/settings' },
    },
  ],
])('the side menu of a %s, headed %s, leads to the pages of the role', (role, title, pages) => {
  const html = drawn(Frame, { user: { ...user, role }, siteName: 'TafutaGari', children: null });
  const menu = html.slice(html.indexOf('<nav id="side-menu"'), html.indexOf('</nav>', html.indexOf('<nav id="side-menu"')));
  expect(menu).toContain(`>${title}</p>`);
  expect(linksOf(menu)).toMatchObject(pages);
});

describe('new messages on a home', () => {
  const chat = (id: string) => ({ id, car_model: 'Axio', unread: 1, other: { user_id: id, name: 'Otieno' } }) as Conversation;
  const banner = (count: number) => drawn(NewMessagesBanner, { chats: ['a', 'b', 'c'].map(chat), count });

  it('three chats stand there, the way to the others leads to Messages', () => {
    expect(linksOf(banner(5))).toMatchObject({ 'View 2 more chats': '/dashboard/messages' });
    expect(banner(5).match(/<li>/g)).toHaveLength(3);
  });

  it('says nothing of others where there are none', () => {
    expect(banner(3)).not.toContain('more chats');
  });
});

it('a message shows its time as 14:05, Nairobi’s, on both sides of a chat', () => {
  const message = { id: 'a', message: 'Habari', image_urls: [], read: false, is_removed: true, created_at: '2026-11-21T11:05:30.000Z' };
  for (const side of [Own, Theirs]) {
    expect(drawn(side, { message: message as unknown as Message, sender: 'Otieno' })).toMatch(/<p class="bubble-foot[^"]*">14:05(?: · |<)/);
  }
});

it('an average has one decimal', () => {
  const said = (rating: number | null) => drawn(Rating, { rating, count: 3 }).replace(/<[^>]+>/g, '');
  expect([4.33, 4.67, 4, null].map(said)).toEqual(['★ 4.3 (3 buyers)', '★ 4.7 (3 buyers)', '★ 4.0 (3 buyers)', 'No ratings yet']);
});
