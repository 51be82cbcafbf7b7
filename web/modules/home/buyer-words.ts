import { paths } from '../../../shared/addresses/paths.ts';
import { againstBudget } from '../../../shared/bids/against-budget.ts';
import type { Of } from '../../../shared/home/next-things.ts';
import { ksh } from '../../../shared/money.ts';
import { friendlyMoment } from '../../../shared/time.ts';
import { homeWords } from '../../../words/home/home.ts';
import { nextForBuyerWords } from '../../../words/home/next-for-buyer.ts';
import { requestRoadWords } from '../../../words/requests/request-road.ts';
import type { NextWords, ThingFor } from './next-words.ts';
import { ofViewing } from './viewing-words.ts';

function ofOffers(thing: Of<'offers_wait'>): NextWords {
  const { car_model, dealer_name, rating, count, on_request, other_request: others } = thing;
  const against = againstBudget(thing.price, thing, 'buyer');
  const dealer = rating === null ? dealer_name : `${dealer_name}, ★ ${rating.toFixed(1)}`;
  return {
    heading: requestRoadWords.offersWait(count),
    reason: count === 1 ? nextForBuyerWords.onlyOffer(car_model, dealer) : nextForBuyerWords.bestFit(car_model, dealer),
    ...(against && { strong: against.words }),
    step: {
      label: on_request === 1 ? nextForBuyerWords.seeOffer : nextForBuyerWords.compare(on_request, car_model),
      to: paths.request(thing.request_id),
    },
    ...(others && {
      other: { label: nextForBuyerWords.offersFor(others.count, others.car_model), to: paths.request(others.id) },
    }),
  };
}

/** What a buyer's home says of a next thing, or of none; `now` is the server's time. */
export function buyerWords(thing: ThingFor<'buyer'> | undefined, now: Date): NextWords {
  if (!thing)
    return {
      heading: homeWords.nothingWaits,
      reason: nextForBuyerWords.offersAppear,
      step: { label: nextForBuyerWords.seeRequests, to: paths.requests },
    };
  switch (thing.kind) {
    case 'offers_wait':
      return ofOffers(thing);
    case 'viewing_to_book':
      return {
        heading: nextForBuyerWords.bookATime(thing.car_model),
        reason: nextForBuyerWords.youAccepted(thing.dealer_name),
        step: { label: nextForBuyerWords.book, to: paths.request(thing.request_id, thing.id) },
      };
    case 'other_car_to_answer':
      return {
        heading: nextForBuyerWords.otherCar(thing.dealer_name),
        reason: thing.car_gone === 'bought' ? nextForBuyerWords.boughtByYou(ksh(thing.price)) : nextForBuyerWords.carGone(ksh(thing.price)),
        step: { label: nextForBuyerWords.seeOtherCar, to: paths.request(thing.request_id) },
      };
    case 'offers_awaited':
      return {
        heading: nextForBuyerWords.withDealers,
        reason: nextForBuyerWords.sent(thing.car_model, friendlyMoment(thing.created_at, now)),
        step: { label: nextForBuyerWords.seeRequest, to: paths.request(thing.id) },
      };
    default:
      return ofViewing(thing, 'buyer', now);
  }
}
