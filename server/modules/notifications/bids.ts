import { ksh } from '../../../shared/money.ts';
import type { EventHandlers } from './event-handler.ts';
import { bidFacts } from './facts.ts';

/** An offer arrived (its buyer is told) or was decided (its dealer is told; this is the specification's send-notification, §7). */
export const bidHandlers = {
  'bid.placed': {
    to: async (db, { data }) => [(await bidFacts(db, data.bid_id)).buyer_id],
    say: async (db, { data }) => {
      const { request_id, car_model, budget, price, dealer, message } = await bidFacts(db, data.bid_id);
      return {
        title: `New offer: ${ksh(price)}`,
        body: `${dealer} made you an offer for your ${car_model}.`,
        link: `/dashboard/requests#${request_id}`,
        mail: { name: 'bid-placed', props: { car_model, budget, price, dealer, message } },
      };
    },
  },
  'bid.accepted': {
    to: async (db, { data }) => [(await bidFacts(db, data.bid_id)).dealer_id],
    say: async (db, { data }) => {
      const { car_model, price, buyer } = await bidFacts(db, data.bid_id);
      return {
        title: 'Your offer was accepted',
        body: `${buyer} accepted ${ksh(price)} for the ${car_model} and can now book a viewing.`,
        link: '/dashboard',
        mail: { name: 'bid-accepted', props: { car_model, price, buyer } },
      };
    },
  },
  'bid.rejected': {
    to: async (db, { data }) => [(await bidFacts(db, data.bid_id)).dealer_id],
    say: async (db, { data }) => {
      const { car_model, price } = await bidFacts(db, data.bid_id);
      const by_sale = data.by_sale ?? false;
      return {
        title: 'Your offer was not taken',
        body: by_sale
          ? `The buyer chose another car for the ${car_model} request.`
          : `The buyer rejected ${ksh(price)} for the ${car_model}.`,
        link: '/dashboard/buyer-requests',
        mail: { name: 'bid-rejected', props: { car_model, price, by_sale } },
      };
    },
  },
} satisfies Partial<EventHandlers>;
