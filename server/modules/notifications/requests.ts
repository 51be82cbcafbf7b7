import { requestsOfDigest } from '../requests/digest.ts';
import type { EventHandlers } from './event-handler.ts';
import { openBidders, requestFacts, verifiedDealers } from './facts.ts';

/** A request was closed, opened again or deleted (its bidders are told), looked at, or is new (dealers get the day's summary). */
export const requestHandlers = {
  'request.status_changed': {
    to: async (db, { data }) => openBidders(db, data.request_id),
    say: async (db, { data }) => {
      const { car_model, status } = await requestFacts(db, data.request_id);
      // Changed again meanwhile: that change tells its own story.
      if (status !== data.status) return null;
      if (status === 'active') return { kind: 'request-reopened', params: { car_model } };
      return { kind: 'request-closed', params: { car_model, status }, mail: {} };
    },
  },
  'request.deleted': {
    to: async (_, { data }) => data.dealer_ids,
    say: async (db, { data }) => {
      const { car_model } = await requestFacts(db, data.request_id);
      return { kind: 'request-deleted', params: { car_model }, mail: {} };
    },
  },
  'request.phone_revealed': {
    to: async (db, { data }) => [(await requestFacts(db, data.request_id)).buyer_id],
    say: async (db, { data: { request_id, dealer_id } }) => {
      const { car_model } = await requestFacts(db, request_id);
      return { kind: 'phone-revealed', params: { request_id, car_model, dealer: { user_id: dealer_id } } };
    },
  },
  'requests.digested': {
    batch: verifiedDealers,
    say: async (db, { data }) => {
      const { count, requests } = await requestsOfDigest(db, data.day);
      if (count === 0) return null;
      const car_models = requests.slice(0, 3).map((request) => request.car_model);
      return { kind: 'new-requests', params: { count, car_models }, mail: { requests } };
    },
  },
} satisfies Partial<EventHandlers>;
