import { bidNoticesWords } from '../../../words/notifications/bid-notices.ts';
import { paths } from '../../addresses/paths.ts';
import { ksh } from '../../money.ts';
import type { WordsOf } from './shape.ts';

/** The request with the dealer's own bid. */
const link = ({ request_id }: { request_id: string }) => paths.buyerRequest(request_id);

/** A bid was placed or decided, or its dealer has left. */
export const bidWords: WordsOf<'bid-placed' | 'bid-accepted' | 'bid-rejected' | 'bid-outsold' | 'dealer-left'> = {
  'bid-placed': {
    title: ({ price }) => bidNoticesWords.placed.title(ksh(price)),
    body: ({ dealer, car_model }) => bidNoticesWords.placed.body(dealer, car_model),
    link: ({ request_id, bid_id }) => paths.offer(request_id, bid_id),
    subject: ({ price, car_model }) => bidNoticesWords.placed.subject(ksh(price), car_model),
  },
  'bid-accepted': {
    title: () => bidNoticesWords.accepted.title,
    body: ({ buyer, price, car_model }) => bidNoticesWords.accepted.body(buyer, ksh(price), car_model),
    link,
    subject: ({ car_model }) => bidNoticesWords.accepted.subject(car_model),
  },
  'bid-rejected': {
    title: () => bidNoticesWords.notTaken.title,
    body: ({ price, car_model }) => bidNoticesWords.notTaken.rejected(ksh(price), car_model),
    link,
    subject: ({ car_model }) => bidNoticesWords.notTaken.subject(car_model),
  },
  'dealer-left': {
    title: ({ was_accepted }) => (was_accepted ? bidNoticesWords.dealerLeft.titleOfAccepted : bidNoticesWords.dealerLeft.title),
    body: ({ was_accepted, car_model, price }) =>
      was_accepted
        ? bidNoticesWords.dealerLeft.bodyOfAccepted(ksh(price), car_model)
        : bidNoticesWords.dealerLeft.body(ksh(price), car_model),
    link: ({ request_id }) => paths.request(request_id),
    subject: ({ car_model }) => bidNoticesWords.dealerLeft.subject(car_model),
  },
  'bid-outsold': {
    title: () => bidNoticesWords.notTaken.title,
    body: ({ car_model }) => bidNoticesWords.notTaken.outsold(car_model),
    link,
    subject: ({ car_model }) => bidNoticesWords.notTaken.subject(car_model),
  },
};
