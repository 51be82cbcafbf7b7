import { whatIsMissing } from '../../../shared/business/missing.ts';
import { isWorthATheft } from './account-facts.ts';
import type { EventHandlers } from './event-handler.ts';
import { businessFacts, canDownload, isRefused, isVerified, reasonOfStep } from './facts.ts';

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
  'account.second_factor_changed': {
    to: async (_, { data }) => [data.user_id],
    notice: async (_, { data, created_at }) => ({ kind: 'second-factor-changed', params: { what: data.what, at: created_at }, mail: {} }),
  },
  'account.recovery_code_used': {
    to: async (_, { data }) => [data.user_id],
    notice: async (_, { data, created_at }) => ({ kind: 'recovery-code-used', params: { left: data.left, at: created_at }, mail: {} }),
  },
  'account.new_browser': {
    to: async (db, { data }) => ((await isWorthATheft(db, data.user_id)) ? [data.user_id] : []),
    notice: async (_, { data, created_at }) => {
      const { browser, system } = data;
      return { kind: 'new-browser', params: { at: created_at, browser, system }, mail: {} };
    },
  },
  'account.export_ready': {
    to: async (_, { data }) => [data.user_id],
    notice: async (db, { data }) => ((await canDownload(db, data.export_id)) ? { kind: 'export-ready', params: {}, mail: {} } : null),
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
    notice: async (db, { data: { dealer_id, step_id } }, reader) => {
      if (await isVerified(db, dealer_id)) return null;
      const dealer = { user_id: dealer_id };
      if (reader !== dealer_id) return { kind: 'dealer-unavailable', params: { dealer }, mail: {} };
      return { kind: 'dealer-revoked', params: { dealer, reason: await reasonOfStep(db, step_id) }, mail: {} };
    },
  },
  'dealer.licence_asked': {
    to: async (_, { data }) => [data.dealer_id],
    notice: async (db, { data: { dealer_id } }) => {
      const business = await businessFacts(db, dealer_id);
      if (business.is_verified || business.business_license) return null;
      const missing = whatIsMissing(business).map(({ name }) => name);
      return { kind: 'licence-asked', params: { dealer: { user_id: dealer_id } }, mail: { missing } };
    },
  },
  'dealer.more_asked': {
    to: async (_, { data }) => [data.dealer_id],
    notice: async (db, { data: { dealer_id, step_id } }) => {
      const reason = await reasonOfStep(db, step_id);
      if (reason === null || (await isVerified(db, dealer_id))) return null;
      return { kind: 'more-asked', params: { dealer: { user_id: dealer_id }, reason }, mail: {} };
    },
  },
  'business.change_approved': {
    to: async (_, { data }) => [data.dealer_id],
    notice: async (_, { data: { dealer_id } }) => ({
      kind: 'business-change-approved',
      params: { dealer: { user_id: dealer_id } },
      mail: {},
    }),
  },
  'business.change_refused': {
    to: async (_, { data }) => [data.dealer_id],
    notice: async (db, { data: { dealer_id, change_id, reason } }) => {
      if (!(await isRefused(db, change_id))) return null;
      return { kind: 'business-change-refused', params: { dealer: { user_id: dealer_id }, reason }, mail: {} };
    },
  },
} satisfies Partial<EventHandlers>;
