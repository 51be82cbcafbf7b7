import { bidCarNoticesWords } from '../../../words/notifications/bid-car-notices.ts';
import { paths } from '../../addresses/paths.ts';
import { ksh } from '../../money.ts';
import type { NamedParams, Side } from '../kinds.ts';
import type { WordsOf } from './shape.ts';

type Place = { request_id: string; bid_id: string };
const offer = ({ request_id, bid_id }: Place) => paths.offer(request_id, bid_id);
const link = ({ reader, ...place }: Place & { reader: Side }) => (reader === 'buyer' ? offer(place) : paths.buyerRequest(place.request_id));

/** What the buyer reads of an accepted offer without its car, and what can follow. */
function goneForBuyer({ gone, dealer, car_model, price, was_named, can_name }: NamedParams<'car-gone'>): string {
  const { body, again } = bidCarNoticesWords.goneForBuyer[gone];
  const { canName, ended } = bidCarNoticesWords.nextForBuyer;
  return `${(was_named ? again : body)(dealer, car_model)} ${can_name ? canName(dealer, ksh(price)) : ended}`;
}

/** What its dealer reads. */
function goneForDealer({ car_model, price, was_named, can_name }: NamedParams<'car-gone'>): string {
  const { body, again } = bidCarNoticesWords.goneForDealer;
  const { canName, ended } = bidCarNoticesWords.nextForDealer;
  return `${(was_named ? again : body)(car_model)} ${can_name ? canName(ksh(price)) : ended}`;
}

/** A bid lost the car it carries, or another car was named instead. */
export const bidCarWords: WordsOf<'offer-ended' | 'car-gone' | 'car-named' | 'car-confirmed' | 'car-declined'> = {
  'offer-ended': {
    title: ({ reader }) => (reader === 'buyer' ? bidCarNoticesWords.endedForBuyer.title : bidCarNoticesWords.endedForDealer.title),
    body: ({ reader, gone, dealer, car_model, price }) =>
      reader === 'buyer'
        ? bidCarNoticesWords.endedForBuyer.body[gone](dealer, car_model, ksh(price))
        : bidCarNoticesWords.endedForDealer.body[gone](ksh(price), car_model),
    link,
    subject: ({ reader, car_model }) =>
      reader === 'buyer' ? bidCarNoticesWords.endedForBuyer.subject(car_model) : bidCarNoticesWords.endedForDealer.subject(car_model),
  },
  'car-gone': {
    title: ({ reader, gone }) =>
      reader === 'buyer' ? bidCarNoticesWords.goneForBuyer[gone].title : bidCarNoticesWords.goneForDealer.title,
    body: (bid) => (bid.reader === 'buyer' ? goneForBuyer(bid) : goneForDealer(bid)),
    link,
    subject: ({ reader, gone, car_model }) =>
      reader === 'buyer' ? bidCarNoticesWords.goneForBuyer[gone].subject(car_model) : bidCarNoticesWords.goneForDealer.subject(car_model),
  },
  'car-named': {
    title: () => bidCarNoticesWords.named.title,
    body: ({ dealer, named, car_model, price }) => bidCarNoticesWords.named.body(dealer, named, car_model, ksh(price)),
    link: offer,
    subject: ({ named }) => bidCarNoticesWords.named.subject(named),
  },
  'car-confirmed': {
    title: () => bidCarNoticesWords.taken.title,
    body: ({ buyer, named, price, car_model }) => bidCarNoticesWords.taken.body(buyer, named, ksh(price), car_model),
    link: ({ request_id }) => paths.buyerRequest(request_id),
    subject: ({ named }) => bidCarNoticesWords.taken.subject(named),
  },
  'car-declined': {
    title: () => bidCarNoticesWords.declined.title,
    body: ({ buyer, named, car_model }) => bidCarNoticesWords.declined.body(buyer, named, car_model),
    link: ({ request_id }) => paths.buyerRequest(request_id),
    subject: ({ named }) => bidCarNoticesWords.declined.subject(named),
  },
};
