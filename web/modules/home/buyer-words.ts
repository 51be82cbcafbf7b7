import { paths } from '../../../shared/addresses/paths.ts';
import { againstBudget } from '../../../shared/bids/against-budget.ts';
import type { Of } from '../../../shared/home/next-things.ts';
import { ksh } from '../../../shared/money.ts';
import { friendlyMoment } from '../../../shared/time.ts';
import { plural } from '../../../shared/words.ts';
import type { NextWords, ThingFor } from './next-words.ts';
import { ofViewing } from './viewing-words.ts';

function ofOffers(thing: Of<'offers_wait'>): NextWords {
  const { car_model, dealer_name, rating, count, on_request, other_request: others } = thing;
  const against = againstBudget(thing.price, thing, 'buyer');
  const stars = rating === null ? '' : `, ★ ${rating.toFixed(1)}`;
  const heading = plural(count, { one: '1 offer waits for your answer', other: '# offers wait for your answer' });
  return {
    heading,
    reason: `${count === 1 ? 'It' : 'The best fit'} is a ${car_model} from ${dealer_name}${stars}${against ? ',' : '.'}`,
    ...(against && { strong: `${against.words}.` }),
    step: {
      label: on_request === 1 ? 'See the offer' : `Compare the ${on_request} ${car_model} offers`,
      to: paths.request(thing.request_id),
    },
    ...(others && {
      other: {
        label: `${plural(others.count, { one: '1 offer', other: '# offers' })} for the ${others.car_model}`,
        to: paths.request(others.id),
      },
    }),
    after: heading,
  };
}

function ofRequest({ id, car_model, created_at }: Of<'offers_awaited'>, now: Date): NextWords {
  return {
    heading: 'Your request is with the dealers',
    reason: `${car_model}, sent ${friendlyMoment(created_at, now)}. Each offer appears here the moment a dealer sends it.`,
    step: { label: 'See the request', to: paths.request(id) },
    after: 'your request is with the dealers',
  };
}

const nothingWaits: NextWords = {
  heading: 'Nothing waits for you',
  reason: 'An offer on a request of yours appears here the moment a dealer sends it.',
  step: { label: 'See my requests', to: paths.requests },
  after: '',
};

/** What a buyer's home says of a next thing, or of none; `now` is the server's time. */
export function buyerWords(thing: ThingFor<'buyer'> | undefined, now: Date): NextWords {
  if (!thing) return nothingWaits;
  switch (thing.kind) {
    case 'offers_wait':
      return ofOffers(thing);
    case 'viewing_to_book':
      return {
        heading: `Book a time to see the ${thing.car_model}`,
        reason: `You accepted the offer of ${thing.dealer_name}. See the car before you pay anything.`,
        step: { label: 'Book a viewing', to: paths.request(thing.request_id, thing.id) },
        after: 'book a viewing',
      };
    case 'other_car_to_answer':
      return {
        heading: `${thing.dealer_name} offers you another car`,
        reason: `${thing.car_gone === 'bought' ? 'The car of this offer was recorded as sold to you' : 'The car of the offer you accepted is gone'}. You decide; the price stays ${ksh(thing.price)}.`,
        step: { label: 'See the other car', to: paths.request(thing.request_id) },
        after: `answer ${thing.dealer_name} about another car`,
      };
    case 'offers_awaited':
      return ofRequest(thing, now);
    default:
      return ofViewing(thing, 'buyer', now);
  }
}
