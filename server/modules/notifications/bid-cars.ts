import type { CarGone } from '../../../shared/deal.ts';
import type { Reader } from '../../platform/data/database.ts';
import type { EventHandlers, HandledEvent, Notice } from './event-handler.ts';
import { bidFacts, namedCar } from './facts.ts';

/** Both sides of a bid. */
export async function bothOfBid(db: Reader, bidId: string): Promise<string[]> {
  const { buyer_id, dealer_id } = await bidFacts(db, bidId);
  return [buyer_id, dealer_id];
}

/** What both sides read of a bid that ended or waits because its car is gone; whoever sold or deleted it gets no mail. */
async function ofLostCar(db: Reader, { data, actor_id }: HandledEvent<'bid.rejected' | 'bid.car_gone'>, reader: string) {
  const { request_id, car_model, price, buyer_id, dealer_id, request_status, dealer_left } = await bidFacts(db, data.bid_id);
  const side = reader === buyer_id ? 'buyer' : 'dealer';
  return {
    params: { bid_id: data.bid_id, request_id, car_model, price, reader: side, dealer: { user_id: dealer_id } } as const,
    mail: actor_id === reader ? null : {},
    // That the dealer left is told by itself, and all there is to tell.
    isNews: request_status === 'active' && !dealer_left,
  };
}

/** A pending bid was rejected because its car is gone. */
export async function endedWithCar(db: Reader, event: HandledEvent<'bid.rejected'>, gone: CarGone, reader: string): Promise<Notice> {
  const { params, mail } = await ofLostCar(db, event, reader);
  return { kind: 'offer-ended', params: { ...params, gone }, mail };
}

/** An accepted bid lost its car, another one was named instead, the buyer answered. */
export const bidCarHandlers = {
  'bid.car_gone': {
    to: (db, { data }) => bothOfBid(db, data.bid_id),
    notice: async (db, event, reader) => {
      const { params, mail, isNews } = await ofLostCar(db, event, reader);
      // Nothing can follow from the bid any more, so it is no news.
      if (!isNews) return null;
      const { can_name } = await namedCar(db, event.data.bid_id);
      const { car_gone: gone, was_named = false } = event.data;
      return { kind: 'car-gone', params: { ...params, gone, was_named, can_name }, mail };
    },
  },
  'bid.car_named': {
    to: async (db, { data }) => [(await bidFacts(db, data.bid_id)).buyer_id],
    notice: async (db, { data }) => {
      const { request_id, car_model, price, dealer_id } = await bidFacts(db, data.bid_id);
      const { named, facts, wishes, photo, is_answered } = await namedCar(db, data.bid_id);
      if (!named) return null;
      const params = { bid_id: data.bid_id, request_id, car_model, price, dealer: { user_id: dealer_id }, named };
      return { kind: 'car-named', params, mail: is_answered ? null : { facts, wishes, photo } };
    },
  },
  'bid.car_confirmed': {
    to: async (db, { data }) => [(await bidFacts(db, data.bid_id)).dealer_id],
    notice: (db, { data }) => answered(db, data, 'car-confirmed'),
  },
  'bid.car_declined': {
    to: async (db, { data }) => [(await bidFacts(db, data.bid_id)).dealer_id],
    notice: (db, { data }) => answered(db, data, 'car-declined'),
  },
} satisfies Partial<EventHandlers>;

async function answered(db: Reader, { bid_id }: { bid_id: string }, kind: 'car-confirmed' | 'car-declined'): Promise<Notice | null> {
  const { request_id, car_model, price, buyer_id } = await bidFacts(db, bid_id);
  const { named } = await namedCar(db, bid_id);
  return named ? { kind, params: { bid_id, request_id, car_model, price, buyer: { user_id: buyer_id }, named }, mail: {} } : null;
}
