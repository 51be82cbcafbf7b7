import { waitingDealers } from '../accounts/reads.ts';
import { ownAppointments } from '../appointments/reads.ts';
import { ownBids } from '../bids/reads.ts';
import { ownCommissions } from '../commissions/reads.ts';
import { type Read, read } from '../contract.ts';
import { unreadConversations } from '../messages/reads.ts';
import { activeRequests, ownRequests } from '../requests/reads.ts';
import type { Role } from '../roles.ts';
import { homeApi } from './api.ts';

/** The numbers of a buyer's home. */
export const buyerNumbers = read(homeApi.buyer, {});

/** The numbers of a dealer's home. */
export const dealerNumbers = read(homeApi.dealer, {});

const ownOpenAppointments = [ownAppointments('overdue'), ownAppointments('upcoming')];

/** What each role's home reads first: the page preloads it in parallel with the app's script. */
export const homeReads: Record<Role, Read[]> = {
  buyer: [buyerNumbers, unreadConversations, ...ownOpenAppointments, ownBids, ownRequests],
  dealer: [dealerNumbers, unreadConversations, ...ownOpenAppointments, activeRequests(), ownBids, ownCommissions],
  admin: [waitingDealers],
};
