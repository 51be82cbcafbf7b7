import { budgetInWords } from '../../../shared/requests/budget-in-words.ts';
import { requestsOfDigest } from '../requests/digest.ts';
import type { EventHandlers } from './event-handler.ts';
import { askedFacts, hasAcceptedBid, openBidders, requestFacts, verifiedDealers } from './facts.ts';

/** A request came from a car's page (for the car's dealer), was closed, reopened or deleted (for its bidders, and for its buyer where our team did it), its phone number was revealed (for its buyer), the daily summary (for dealers). */
export const requestHandlers = {
  'car.asked_for': {
    to: async (db, { data }) => [(await askedFacts(db, data.car_id)).dealer_id],
    notice: async (db, { data: { request_id, car_id } }) => {
      const { dealer_id: _, ...asked } = await askedFacts(db, car_id);
      const { buyer_id, location, description, is_open, ...budget } = await requestFacts(db, request_id);
      const params = { request_id, ...asked, buyer: { user_id: buyer_id } };
      return { kind: 'car-asked', params, mail: is_open ? { budget: budgetInWords(budget), location, description } : null };
    },
  },
  'request.status_changed': {
    to: async (db, { data: { request_id, by_team } }) => [
      ...(await openBidders(db, request_id)),
      ...(by_team ? [(await requestFacts(db, request_id)).buyer_id] : []),
    ],
    notice: async (db, { data: { request_id, status: set } }, reader) => {
      const { car_model, status, buyer_id } = await requestFacts(db, request_id);
      // The status has changed again meanwhile: that change has an event of its own.
      if (status !== set) return null;
      if (reader === buyer_id) return { kind: 'own-request-set', params: { request_id, car_model, status }, mail: {} };
      const isOpenDeal = await hasAcceptedBid(db, request_id, reader);
      if (status === 'active') return { kind: 'request-reopened', params: { request_id, car_model }, isOpenDeal };
      return { kind: 'request-closed', params: { request_id, car_model, status }, mail: {}, isOpenDeal };
    },
  },
  'request.deleted': {
    to: async (_, { data }) => data.dealer_ids,
    notice: async (db, { data }, reader) => {
      const { car_model } = await requestFacts(db, data.request_id);
      const isOpenDeal = await hasAcceptedBid(db, data.request_id, reader);
      return { kind: 'request-deleted', params: { car_model }, mail: {}, isOpenDeal };
    },
  },
  'request.phone_revealed': {
    to: async (db, { data }) => [(await requestFacts(db, data.request_id)).buyer_id],
    notice: async (db, { data: { request_id, dealer_id } }) => {
      const { car_model } = await requestFacts(db, request_id);
      return { kind: 'phone-revealed', params: { request_id, car_model, dealer: { user_id: dealer_id } } };
    },
  },
  'requests.digested': {
    batch: verifiedDealers,
    notice: async (db, { data }) => {
      const { count, requests } = await requestsOfDigest(db, data.day);
      if (count === 0) return null;
      const car_models = requests.slice(0, 3).map((request) => request.car_model);
      const told = requests.map((request) => ({ ...request, budget: budgetInWords(request) }));
      return { kind: 'new-requests', params: { count, car_models }, mail: { requests: told } };
    },
  },
} satisfies Partial<EventHandlers>;
