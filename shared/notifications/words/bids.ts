import { paths } from '../../addresses/paths.ts';
import { ksh } from '../../money.ts';
import type { WordsOf } from './shape.ts';

/** The request with the dealer's own bid. */
const link = ({ request_id }: { request_id: string }) => paths.buyerRequest(request_id);

/** A bid was placed or decided, or its dealer has left. */
export const bidWords: WordsOf<'bid-placed' | 'bid-accepted' | 'bid-rejected' | 'bid-outsold' | 'dealer-left'> = {
  'bid-placed': {
    title: ({ price }) => `New offer: ${ksh(price)}`,
    body: ({ dealer, car_model }) => `${dealer} made you an offer for your ${car_model}.`,
    link: ({ request_id, bid_id }) => paths.offer(request_id, bid_id),
    subject: ({ price, car_model }) => `New offer: ${ksh(price)} for ${car_model}`,
  },
  'bid-accepted': {
    title: () => 'Your bid was accepted',
    body: ({ buyer, price, car_model }) => `${buyer} accepted ${ksh(price)} for the ${car_model} and can now book a viewing.`,
    link,
    subject: ({ car_model }) => `Your bid for ${car_model} was accepted`,
  },
  'bid-rejected': {
    title: () => 'Your bid was not taken',
    body: ({ price, car_model }) => `The buyer rejected ${ksh(price)} for the ${car_model}.`,
    link,
    subject: ({ car_model }) => `Your bid for ${car_model} was not taken`,
  },
  'dealer-left': {
    title: ({ was_accepted }) => (was_accepted ? 'The dealer of an accepted offer has left' : 'An offer was withdrawn'),
    body: ({ was_accepted, car_model, price }) =>
      was_accepted
        ? `The dealer who offered ${ksh(price)} for your ${car_model} has closed the account. Nothing can be booked from that offer any more.`
        : `The dealer who offered ${ksh(price)} for your ${car_model} has closed the account.`,
    link: ({ request_id }) => paths.request(request_id),
    subject: ({ car_model }) => `A dealer who made an offer for your ${car_model} has left`,
  },
  'bid-outsold': {
    title: () => 'Your bid was not taken',
    body: ({ car_model }) => `The buyer chose another car for the ${car_model} request.`,
    link,
    subject: ({ car_model }) => `Your bid for ${car_model} was not taken`,
  },
};
