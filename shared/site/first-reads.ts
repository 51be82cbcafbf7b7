import { periodIn } from '../analytics/period.ts';
import { buyerFigures, dealerFigures, platformFigures } from '../analytics/reads.ts';
import { adminAppointmentFiltersIn } from '../appointments/admin-filters.ts';
import { allAppointments } from '../appointments/admin-reads.ts';
import { appointmentFiltersIn } from '../appointments/filters.ts';
import { appointment, appointmentLines, ownAppointments } from '../appointments/reads.ts';
import { ownSessions } from '../auth/reads.ts';
import { bidFiltersIn } from '../bids/filters.ts';
import { offerLines, ownBidLines, ownBids } from '../bids/reads.ts';
import { alike, carPage, carsOfDealer } from '../cars/car-page-reads.ts';
import { ownCar } from '../cars/stock-reads.ts';
import { adminCommissionFiltersIn } from '../commissions/admin-filters.ts';
import { allCommissions, commissionSums } from '../commissions/admin-reads.ts';
import { commissionFilterIn } from '../commissions/filters.ts';
import { commissionLines, commissions, commissionTotals } from '../commissions/reads.ts';
import { contentTexts } from '../content/reads.ts';
import { contentPageIn } from '../content/tab.ts';
import type { Read } from '../contract.ts';
import { oneDealer, reviews } from '../dealers/reads.ts';
import { adminHomeNumbers } from '../home/admin-reads.ts';
import { buyerNumbers, dealerNumbers, nextThings, waiting } from '../home/reads.ts';
import { conversations, thread, unreadConversations } from '../messages/reads.ts';
import { caseKinds } from '../moderation/kinds.ts';
import { caseView, queue } from '../moderation/reads.ts';
import { notices } from '../notifications/reads.ts';
import { ownProfile } from '../profile/reads.ts';
import { adminRequestFiltersIn } from '../requests/admin-filters.ts';
import { allRequests } from '../requests/admin-reads.ts';
import { ownRequestFiltersIn } from '../requests/own-filters.ts';
import { activeRequestLines, activeRequests, ownRequests, requestLines } from '../requests/reads.ts';
import type { Role } from '../roles.ts';
import { commissionPayment, platformSettings, publicSettings } from '../settings/reads.ts';
import type { ScreenName } from './screens.ts';

/** The kind of case that an address names, if it is one. */
const caseKind = (name: string | null | undefined) => caseKinds.find((kind) => kind === name);

/**
 * What a screen reads first. The server sends these addresses with the page, so that the browser loads them in parallel with the script. Apart from the
 * rows of the screens, because the browser needs none of it: the endpoints of every screen would come with the first load. What depends on
 * its filters is read from the address, or not here: a browser keeps what was preloaded in vain, and would show it later, out of date.
 */
const reads: { [N in ScreenName]?: (params: Record<string, string>, address: URLSearchParams, role?: Role) => Read[] } = {
  'buyer/home': () => [
    nextThings,
    buyerNumbers,
    unreadConversations,
    appointmentLines('overdue'),
    appointmentLines('upcoming'),
    offerLines,
    requestLines,
  ],
  'dealer/home': () => [
    nextThings,
    dealerNumbers,
    unreadConversations,
    appointmentLines('overdue'),
    appointmentLines('upcoming'),
    activeRequestLines,
    ownBidLines,
    commissionTotals,
    commissionLines,
  ],
  'admin/home': () => [nextThings, adminHomeNumbers],
  'buyer/requests': (_, address) => [ownRequests(ownRequestFiltersIn(address))],
  analytics: (_, address, role) => [role === 'dealer' ? dealerFigures(periodIn(address)) : buyerFigures(periodIn(address))],
  'dealer/bids': (_, address) => [ownBids(bidFiltersIn(address))],
  appointments: (_, address) => [ownAppointments(appointmentFiltersIn(address).show)],
  'dealer/buyer-requests': () => [activeRequests()],
  'dealer/add-car': () => [ownProfile, publicSettings],
  'dealer/edit-car': ({ id }) => [ownCar(id ?? ''), publicSettings],
  car: ({ id }) => [carPage(id ?? ''), alike(id ?? '')],
  dealer: ({ id }) => [oneDealer(id ?? ''), carsOfDealer(id ?? ''), reviews(id ?? '')],
  'admin/moderation': (_, address) => [queue(caseKind(address.get('kind')))],
  'admin/decide': ({ kind: named, id = '' }, address) => {
    const kind = caseKind(named);
    return kind ? [caseView({ kind, id }, caseKind(address.get('among')))] : [];
  },
  'admin/requests': (_, address) => [allRequests(adminRequestFiltersIn(address))],
  'admin/appointments': (_, address) => [allAppointments(adminAppointmentFiltersIn(address))],
  'admin/commissions': (_, address) => {
    const filters = adminCommissionFiltersIn(address);
    return [allCommissions(filters), commissionSums(filters.dealer), commissionPayment];
  },
  messages: () => [conversations()],
  thread: ({ id }) => [appointment(id ?? ''), thread(id ?? '')],
  'dealer/commissions': (_, address) => [commissionTotals, commissions(commissionFilterIn(address)), commissionPayment],
  'admin/analytics': (_, address) => [platformFigures(periodIn(address))],
  'admin/content': (_, address) => [contentTexts(contentPageIn(address))],
  'admin/settings': () => [platformSettings],
  'dealer/verification': () => [ownProfile],
  profile: () => [ownProfile, ownSessions],
  appointment: ({ id }) => [appointment(id ?? ''), thread(id ?? '')],
};

/** What every screen reads first, for the bell and the badges of the menu. */
const frameReads = [notices, waiting];

/** Everything that a screen, with these path params and this query, reads first for this role. */
export function firstReads(name: ScreenName, params: Record<string, string>, address = new URLSearchParams(), role?: Role): Read[] {
  return [...(reads[name]?.(params, address, role) ?? []), ...frameReads];
}
