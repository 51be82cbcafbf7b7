import { ownProfile, waitingDealers } from '../accounts/reads.ts';
import { appointment, disputed, ownAppointments } from '../appointments/reads.ts';
import { ownBids } from '../bids/reads.ts';
import { alike, carPage, carsOfDealer } from '../cars/car-page-reads.ts';
import { ownCar } from '../cars/stock-reads.ts';
import { allCommissions, commissionTotals, ownCommissions } from '../commissions/reads.ts';
import type { Read } from '../contract.ts';
import { oneDealer, reviews } from '../dealers/reads.ts';
import { buyerNumbers, dealerNumbers, nextThings, waiting } from '../home/reads.ts';
import { conversations, thread, unreadConversations } from '../messages/reads.ts';
import { notices } from '../notifications/reads.ts';
import { activeRequests, ownRequests } from '../requests/reads.ts';
import { commissionPayment, platformSettings, publicSettings } from '../settings/reads.ts';
import type { ScreenName } from './screens.ts';

const openAppointments = [ownAppointments('overdue'), ownAppointments('upcoming')];

/**
 * What a screen reads first. The server sends these addresses with the page, so that the browser loads them in parallel with the script. Apart from the
 * rows of the screens, because the browser needs none of it: the endpoints of every screen would come with the first load. A screen whose first read
 * depends on its filters has none: a browser keeps what was preloaded in vain, and would show it later, out of date.
 */
const reads: { [N in ScreenName]?: (params: Record<string, string>) => Read[] } = {
  'buyer/home': () => [nextThings, buyerNumbers, unreadConversations, ...openAppointments, ownBids, ownRequests],
  'dealer/home': () => [
    nextThings,
    dealerNumbers,
    unreadConversations,
    ...openAppointments,
    activeRequests(),
    ownBids,
    commissionTotals,
    ownCommissions,
  ],
  'admin/home': () => [nextThings, waitingDealers],
  'buyer/requests': () => [ownRequests],
  'dealer/buyer-requests': () => [activeRequests()],
  'dealer/add-car': () => [ownProfile, publicSettings],
  'dealer/edit-car': ({ id }) => [ownCar(id ?? ''), publicSettings],
  car: ({ id }) => [carPage(id ?? ''), alike(id ?? '')],
  dealer: ({ id }) => [oneDealer(id ?? ''), carsOfDealer(id ?? ''), reviews(id ?? '')],
  'admin/commissions': () => [disputed, commissionPayment, allCommissions()],
  messages: () => [conversations()],
  'dealer/commissions': () => [commissionTotals, ownCommissions, commissionPayment],
  'admin/settings': () => [platformSettings],
  'dealer/verification': () => [ownProfile],
  appointment: ({ id }) => [appointment(id ?? ''), thread(id ?? '')],
};

/** What every screen reads first, for the bell and the badges of the menu. */
const frameReads = [notices, waiting];

/** Everything that a screen, with these path params, reads first. */
export function firstReads(name: ScreenName, params: Record<string, string>): Read[] {
  return [...(reads[name]?.(params) ?? []), ...frameReads];
}
