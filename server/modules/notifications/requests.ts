import { requestsOfDigest } from '../requests/digest.ts';
import type { EventHandlers } from './event-handler.ts';
import { dealerFacts, openBidders, requestFacts, verifiedDealers } from './facts.ts';

const closings = {
  completed: 'The buyer has found a car; your offer is closed.',
  cancelled: 'It was cancelled; your offer can’t be accepted any more.',
};

/** A request was closed, opened again or deleted (its bidders are told), looked at, or is new (dealers get the day's summary). */
export const requestHandlers = {
  'request.status_changed': {
    to: async (db, { data }) => openBidders(db, data.request_id),
    say: async (db, { data }) => {
      const { car_model, status } = await requestFacts(db, data.request_id);
      // Changed again meanwhile: that change tells its own story.
      if (status !== data.status) return null;
      if (status === 'active') {
        return { title: `Request open again: ${car_model}`, body: 'Your offer counts again.', link: '/dashboard' };
      }
      return {
        title: `Request closed: ${car_model}`,
        body: closings[status],
        link: '/dashboard/buyer-requests',
        mail: { name: 'request-closed', props: { car_model, how: status } },
      };
    },
  },
  'request.deleted': {
    to: async (_, { data }) => data.dealer_ids,
    say: async (db, { data }) => {
      const { car_model } = await requestFacts(db, data.request_id);
      return {
        title: `Request deleted: ${car_model}`,
        body: 'The buyer deleted it, and your offer with it.',
        link: '/dashboard/buyer-requests',
        mail: { name: 'request-closed', props: { car_model, how: 'deleted' } },
      };
    },
  },
  'request.phone_revealed': {
    to: async (db, { data }) => [(await requestFacts(db, data.request_id)).buyer_id],
    say: async (db, { data }) => {
      const { car_model } = await requestFacts(db, data.request_id);
      const { business } = await dealerFacts(db, data.dealer_id);
      return {
        title: `${business} opened your phone number`,
        body: `You shared it on your request for the ${car_model}.`,
        link: `/dashboard/requests#${data.request_id}`,
      };
    },
  },
  'requests.digested': {
    batch: verifiedDealers,
    say: async (db, { data }) => {
      const { count, requests } = await requestsOfDigest(db, data.day);
      if (count === 0) return null;
      return {
        title: count === 1 ? '1 new request' : `${count} new requests`,
        body: requests
          .slice(0, 3)
          .map((request) => request.car_model)
          .join(', '),
        link: '/dashboard/buyer-requests',
        mail: { name: 'new-requests', props: { count, requests } },
      };
    },
  },
} satisfies Partial<EventHandlers>;
