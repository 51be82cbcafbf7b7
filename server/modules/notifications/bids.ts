import { bothOfBid, endedWithCar } from './bid-cars.ts';
import type { EventHandlers } from './event-handler.ts';
import { bidFacts, offerFacts } from './facts.ts';

/** A bid was placed (its buyer is told) or decided (its dealer is told). */
export const bidHandlers = {
  'bid.placed': {
    to: async (db, { data }) => [(await bidFacts(db, data.bid_id)).buyer_id],
    notice: async (db, { data }) => {
      const { request_id, car_model, price, dealer_id, is_open } = await bidFacts(db, data.bid_id);
      const params = { bid_id: data.bid_id, request_id, car_model, price, dealer: { user_id: dealer_id } };
      return { kind: 'bid-placed', params, mail: is_open ? await offerFacts(db, data.bid_id) : null };
    },
  },
  'bid.accepted': {
    to: async (db, { data }) => [(await bidFacts(db, data.bid_id)).dealer_id],
    notice: async (db, { data }) => {
      const { request_id, car_model, price, buyer_id } = await bidFacts(db, data.bid_id);
      const params = { bid_id: data.bid_id, request_id, car_model, price, buyer: { user_id: buyer_id } };
      return { kind: 'bid-accepted', params, mail: {} };
    },
  },
  'bid.dealer_left': {
    to: async (db, { data }) => [(await bidFacts(db, data.bid_id)).buyer_id],
    notice: async (db, { data }) => {
      const { request_id, car_model, price, status } = await bidFacts(db, data.bid_id);
      const params = { bid_id: data.bid_id, request_id, car_model, price, was_accepted: status === 'accepted' };
      return { kind: 'dealer-left', params, mail: {} };
    },
  },
  'bid.rejected': {
    to: async (db, { data }) => (data.car_gone ? bothOfBid(db, data.bid_id) : [(await bidFacts(db, data.bid_id)).dealer_id]),
    notice: async (db, event, reader) => {
      const { data } = event;
      if (data.car_gone) return endedWithCar(db, event, data.car_gone, reader);
      const { request_id, car_model, price } = await bidFacts(db, data.bid_id);
      const params = { bid_id: data.bid_id, request_id, car_model, price };
      return { kind: data.by_sale ? 'bid-outsold' : 'bid-rejected', params, mail: {} };
    },
  },
} satisfies Partial<EventHandlers>;
