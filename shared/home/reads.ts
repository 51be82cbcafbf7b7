import { accountsApi } from '../accounts/api.ts';
import { appointmentsApi } from '../appointments/api.ts';
import { bidsApi } from '../bids/api.ts';
import { commissionsApi } from '../commissions/api.ts';
import { type Read, read } from '../contract.ts';
import { messagesApi } from '../messages/api.ts';
import { requestsApi } from '../requests/api.ts';
import type { Role } from '../roles.ts';
import { homeApi } from './api.ts';

const upcoming = read(appointmentsApi.own, { query: { show: 'upcoming' } });
const conversations = read(messagesApi.conversations, {});

/** What each role's home reads first: its page asks for it beside the app's script instead of after it. */
export const homeReads: Record<Role, Read[]> = {
  buyer: [read(homeApi.buyer, {}), conversations, read(bidsApi.own, {}), upcoming, read(requestsApi.own, {})],
  dealer: [
    read(homeApi.dealer, {}),
    conversations,
    read(requestsApi.active, {}),
    read(bidsApi.own, {}),
    upcoming,
    read(commissionsApi.list, {}),
  ],
  admin: [read(accountsApi.users, { query: { user_type: 'dealer', waiting: 'true' } })],
};
