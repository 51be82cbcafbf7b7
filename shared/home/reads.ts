import { accountsApi } from '../accounts/api.ts';
import { appointmentsApi } from '../appointments/api.ts';
import { bidsApi } from '../bids/api.ts';
import { commissionsApi } from '../commissions/api.ts';
import { messagesApi } from '../messages/api.ts';
import { notificationsApi } from '../notifications/api.ts';
import { requestsApi } from '../requests/api.ts';
import type { Role } from '../roles.ts';
import { homeApi } from './api.ts';

const upcoming = `${appointmentsApi.own.path}?show=upcoming`;

/** What each role's home reads first, word for word: its page asks for it beside the app's script instead of after it. */
export const homeReads: Record<Role, string[]> = {
  buyer: [homeApi.buyer.path, messagesApi.conversations.path, bidsApi.own.path, upcoming, requestsApi.own.path, notificationsApi.own.path],
  dealer: [
    homeApi.dealer.path,
    messagesApi.conversations.path,
    requestsApi.active.path,
    bidsApi.own.path,
    upcoming,
    commissionsApi.list.path,
    notificationsApi.own.path,
  ],
  admin: [`${accountsApi.users.path}?user_type=dealer&waiting=true`, notificationsApi.own.path],
};
