import { paths } from '../../addresses/paths.ts';
import type { CarGone } from '../../deal.ts';
import { ksh } from '../../money.ts';
import type { Side } from '../kinds.ts';
import type { WordsOf } from './shape.ts';

type Place = { request_id: string; bid_id: string };
const offer = ({ request_id, bid_id }: Place) => paths.offer(request_id, bid_id);
const link = ({ reader, ...place }: Place & { reader: Side }) => (reader === 'buyer' ? offer(place) : paths.buyerRequest(place.request_id));

/** What the buyer reads of an accepted offer without its car. */
const nextForBuyer = ({ dealer, price, can_name }: { dealer: string; price: number; can_name: boolean }) =>
  can_name
    ? `${dealer} can name another car at ${ksh(price)}; you decide whether you want it.`
    : 'Nothing can be booked from this offer any more; your request stays open.';

/** What its dealer reads. */
const nextForDealer = ({ price, can_name }: { price: number; can_name: boolean }) =>
  can_name
    ? `You can name another car of your stock at ${ksh(price)}, once; the buyer decides.`
    : 'You have named another car before, so nothing more can be booked from this bid.';

type Lost = { dealer: string; price: number; car_model: string };
type ByEnd = Record<CarGone, (bid: Lost) => string>;

const endedForBuyer: ByEnd = {
  sold: ({ dealer, car_model, price }) => `The car that ${dealer} offered for your ${car_model} at ${ksh(price)} was sold to someone else.`,
  deleted: ({ dealer, car_model, price }) =>
    `The car that ${dealer} offered for your ${car_model} at ${ksh(price)} is not for sale any more.`,
  bought: ({ dealer, car_model, price }) =>
    `The car that ${dealer} offered for your ${car_model} at ${ksh(price)} was recorded as sold to you, so that offer has ended.`,
};

const endedForDealer: ByEnd = {
  sold: ({ price, car_model }) =>
    `The car of your bid of ${ksh(price)} for the ${car_model} was sold to someone else, so the bid has ended.`,
  deleted: ({ price, car_model }) =>
    `The car of your bid of ${ksh(price)} for the ${car_model} was deleted from your stock, so the bid has ended.`,
  bought: ({ price, car_model }) =>
    `The car of your bid of ${ksh(price)} for the ${car_model} was recorded as sold to the same buyer through another request, so the bid has ended.`,
};

const goneForBuyer: ByEnd = {
  sold: ({ dealer, car_model }) => `The car that you accepted from ${dealer} for your ${car_model} was sold to someone else.`,
  deleted: ({ dealer, car_model }) => `The car that you accepted from ${dealer} for your ${car_model} is not for sale any more.`,
  bought: ({ dealer, car_model }) => `The car that you accepted from ${dealer} for your ${car_model} was recorded as sold to you.`,
};

const titleForBuyer: Record<CarGone, string> = {
  sold: 'The offered car was sold',
  deleted: 'The offered car is not for sale any more',
  bought: 'The offered car was recorded as sold to you',
};

/** A bid lost the car it carries, or another car was named instead. */
export const bidCarWords: WordsOf<'offer-ended' | 'car-gone' | 'car-named' | 'car-confirmed' | 'car-declined'> = {
  'offer-ended': {
    title: ({ reader }) => (reader === 'buyer' ? 'An offer has ended' : 'A bid has ended'),
    body: ({ reader, gone, ...bid }) => (reader === 'buyer' ? endedForBuyer : endedForDealer)[gone](bid),
    link,
    subject: ({ reader, car_model }) =>
      reader === 'buyer' ? `An offer for ${car_model} has ended` : `Your bid for ${car_model} has ended`,
  },
  'car-gone': {
    title: ({ reader, gone }) => (reader === 'buyer' ? titleForBuyer[gone] : 'An accepted bid lost its car'),
    body: ({ reader, gone, was_named, can_name, ...bid }) => {
      const { dealer, car_model } = bid;
      if (reader === 'dealer')
        return was_named
          ? `The car that you named for the ${car_model} is gone before the buyer answered. ${nextForDealer({ ...bid, can_name })}`
          : `The car of your accepted bid for the ${car_model} is gone. ${nextForDealer({ ...bid, can_name })}`;
      const after = nextForBuyer({ ...bid, can_name });
      if (!was_named) return `${goneForBuyer[gone](bid)} ${after}`;
      return gone === 'bought'
        ? `The other car that ${dealer} named for your ${car_model} was recorded as sold to you. ${after}`
        : `The other car that ${dealer} named for your ${car_model} is gone too. ${after}`;
    },
    link,
    subject: ({ reader, gone, car_model }) => {
      if (reader === 'dealer') return `Your accepted bid for ${car_model} lost its car`;
      return gone === 'bought'
        ? `The car of your accepted offer was recorded as sold to you: ${car_model}`
        : `The car of your accepted offer is gone: ${car_model}`;
    },
  },
  'car-named': {
    title: () => 'Another car for you to answer',
    body: ({ dealer, named, car_model, price }) =>
      `${dealer} offers the ${named} in place of the car that is gone, for your ${car_model}, at the agreed ${ksh(price)}.`,
    link: offer,
    subject: ({ named, dealer }) => `${dealer} offers another car: ${named}`,
  },
  'car-confirmed': {
    title: () => 'Your other car was taken',
    body: ({ buyer, named, price, car_model }) =>
      `${buyer} takes the ${named} at ${ksh(price)} for the ${car_model} request and can now book a viewing.`,
    link: ({ request_id }) => paths.buyerRequest(request_id),
    subject: ({ named }) => `The buyer takes the ${named}`,
  },
  'car-declined': {
    title: () => 'Your other car was declined',
    body: ({ buyer, named, car_model }) =>
      `${buyer} declined the ${named} for the ${car_model} request. Nothing more is expected from you.`,
    link: ({ request_id }) => paths.buyerRequest(request_id),
    subject: ({ named }) => `The buyer declined the ${named}`,
  },
};
