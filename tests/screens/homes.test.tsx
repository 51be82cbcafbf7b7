import { expect, it } from 'vitest';
import { allAppointments } from '../../shared/appointments/admin-reads.ts';
import { appointmentLines } from '../../shared/appointments/reads.ts';
import { offerLines, ownBidLines } from '../../shared/bids/reads.ts';
import { commissionLines, commissionTotals } from '../../shared/commissions/reads.ts';
import { buyerNumbers, dealerNumbers, nextThings } from '../../shared/home/reads.ts';
import { allConversations, unreadConversations } from '../../shared/messages/reads.ts';
import { ownRequests, requestLines } from '../../shared/requests/reads.ts';
import { Component as AdminHome } from '../../web/app/pages/admin/home.tsx';
import { Component as BuyerHome } from '../../web/app/pages/buyer/home.tsx';
import { Component as BuyerRequests } from '../../web/app/pages/buyer/requests.tsx';
import { Component as DealerHome } from '../../web/app/pages/dealer/home.tsx';
import { opened } from '../support/opened.tsx';
import { adminAppointment, adminConversation, commission, offer, pageOf, rowsOf } from '../support/screen-rows.ts';
import { soon } from '../support/soon.ts';

const nothing = pageOf([]);

/** How many rows stand under this heading, once they have come. */
async function rowsUnder(place: HTMLElement, title: string): Promise<number> {
  const section = () => [...place.querySelectorAll('section')].find((one) => one.querySelector('h2')?.textContent === title);
  await soon(() => expect(section()?.querySelector('ul > li')).toBeTruthy());
  return section()?.querySelectorAll('ul > li').length ?? 0;
}

/** The element with this selector, once it has come. */
async function soonFound(place: HTMLElement, selector: string): Promise<Element> {
  await soon(() => expect(place.querySelector(selector)).toBeTruthy());
  return place.querySelector(selector) as Element;
}

/** The figures on its cards, each with what it counts. */
const figuresOf = (place: HTMLElement) => [...place.querySelectorAll('a:has(> .price)')].map(({ textContent }) => textContent);

const says = (place: HTMLElement, text: string) => soon(() => expect(place.textContent).toContain(text));

const ofBuyer = [
  [nextThings, { rows: [] }],
  [buyerNumbers, { active_requests: 2, pending_offers: 7, upcoming_appointments: 3, unread_messages: 1, saved_cars: 5 }],
  [unreadConversations, { ...nothing, unread_chats: 0 }],
  [appointmentLines('overdue'), nothing],
  [appointmentLines('upcoming'), nothing],
  [requestLines, nothing],
  [ownRequests(), nothing],
] as const;

it('the home of a buyer has its figures, and shows five of the offers', async () => {
  const place = opened(<BuyerHome />, { given: [...ofBuyer, [offerLines, pageOf(rowsOf(7, offer))]] });
  expect(await rowsUnder(place, 'Recent Offers')).toBe(5);
  expect(figuresOf(place)).toEqual(['2active requests', '7offers to answer', '3upcoming viewings', '1unread message', '5saved cars']);
});

it('who has asked for no car yet reads what to do, on the home and in My Requests', async () => {
  for (const page of [<BuyerHome key="home" />, <BuyerRequests key="requests" />]) {
    const place = opened(page, { given: [...ofBuyer, [offerLines, nothing]] });
    await says(place, 'Post your first request');
    expect(place.querySelector('main a[href="/post-request"], a.btn-primary[href="/post-request"]')).toBeTruthy();
  }
});

it('the home of a dealer has its figures, and shows five of the commissions', async () => {
  const counted = {
    active_bids: 1,
    confirmed_sales: 2,
    upcoming_appointments: 3,
    to_confirm: 22,
    confirmed: 1,
    saves: 4,
    unread_messages: 5,
  };
  const place = opened(<DealerHome />, {
    as: 'dealer',
    given: [
      [nextThings, { rows: [] }],
      [dealerNumbers, { ...counted, revenue: 3_200_000, commission_owed: 48_600, commission_held: 25_700, rating: null, rating_count: 0 }],
      [unreadConversations, { ...nothing, unread_chats: 0 }],
      [appointmentLines('overdue'), nothing],
      [ownBidLines, nothing],
      [commissionLines, pageOf(rowsOf(7, commission))],
      [commissionTotals, { total: 90_000, paid: 41_400, pending: 48_600, due: 22_900, held: 25_700, next_due: commission('First') }],
    ],
  });
  expect(await rowsUnder(place, 'Commission summary')).toBe(5);
  // What is owed, what of it can be paid and what a dispute holds stand apart.
  const owed = [...(await soonFound(place, '[aria-label="Commission owed"] dl')).children].map(({ textContent }) => textContent);
  expect(owed).toEqual(['Owed in allKSh\u00a048,600', 'To be paidKSh\u00a022,900', 'Held by a disputeKSh\u00a025,700']);
  // Of all, not of the page that was read.
  await says(place, '22 to confirm, 1 confirmed');
  expect(figuresOf(place)).toEqual([
    ...[
      '1active bid',
      'KSh\u00a03,200,000revenue (accepted bids)',
      '2confirmed sales',
      'KSh\u00a048,600commission owed, KSh\u00a025,700 of it held',
    ],
    ...['3upcoming viewings', '4saves', '5unread messages'],
  ]);
});

it('the administrator’s home shows ten appointments, the last booked first, and five conversations, and leads to the queue', async () => {
  const place = opened(<AdminHome />, {
    as: 'admin',
    given: [
      [nextThings, { rows: [] }],
      [allAppointments({ sort: 'booked' }), pageOf(rowsOf(12, adminAppointment))],
      [allConversations(), { ...pageOf(rowsOf(7, adminConversation)), count: 7 }],
    ],
  });
  expect(await rowsUnder(place, 'Recent Appointments')).toBe(10);
  expect(await rowsUnder(place, 'Conversations')).toBe(5);
  const queue = [...place.querySelectorAll('a')].filter(({ textContent }) => textContent === 'Moderation Queue');
  expect(new Set(queue.map((link) => link.getAttribute('href')))).toEqual(new Set(['/dashboard/admin/moderation']));
});
