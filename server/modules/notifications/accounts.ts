import type { EventHandlers } from './event-handler.ts';
import { isVerified } from './facts.ts';

/** A password, an e-mail address or a dealer's verification changed. */
export const accountHandlers = {
  'account.password_changed': {
    to: async (_, { data }) => [data.user_id],
    notice: async (_, { created_at }) => ({ kind: 'password-changed', params: { at: created_at }, mail: {} }),
  },
  'account.email_changed': {
    to: async (_, { data }) => [data.user_id],
    // No mail here: a job of the accounts module mails the previous address.
    notice: async () => ({ kind: 'email-changed', params: {} }),
  },
  'dealer.verified': {
    to: async (_, { data }) => [data.dealer_id],
    notice: async (db, { data: { dealer_id } }) => {
      if (!(await isVerified(db, dealer_id))) return null;
      return { kind: 'dealer-verified', params: { dealer: { user_id: dealer_id } }, mail: {} };
    },
  },
  'dealer.revoked': {
    to: async (_, { data }) => [data.dealer_id, ...data.buyer_ids],
    notice: async (db, { data: { dealer_id } }, reader) => {
      if (await isVerified(db, dealer_id)) return null;
      const kind = reader === dealer_id ? 'dealer-revoked' : 'dealer-unavailable';
      return { kind, params: { dealer: { user_id: dealer_id } }, mail: {} };
    },
  },
} satisfies Partial<EventHandlers>;
