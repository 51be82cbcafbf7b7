import { paths } from '../../../shared/addresses/paths.ts';
import { carName } from '../../../shared/cars/names.ts';
import type { Of } from '../../../shared/home/next-things.ts';
import { ksh } from '../../../shared/money.ts';
import { budgetInWords } from '../../../shared/requests/budget-in-words.ts';
import { friendlyDay, friendlyMoment } from '../../../shared/time.ts';
import { missingWords } from '../../../words/business/missing.ts';
import { homeWords } from '../../../words/home/home.ts';
import { nextForDealerWords } from '../../../words/home/next-for-dealer.ts';
import type { NextWords, ThingFor } from './next-words.ts';
import { ofViewing } from './viewing-words.ts';

function ofCommission({ kind, amount, car_model, due_at, reference }: Of<'commission_due'>, now: Date): NextWords {
  const day = due_at ? friendlyDay(due_at, now) : '';
  const owed = ksh(amount);
  return {
    heading: kind === 'commission_overdue' ? nextForDealerWords.overdue(owed, day) : nextForDealerWords.due(owed, day),
    reason: nextForDealerWords.quote(car_model, reference),
    step: { label: nextForDealerWords.howToPay, to: paths.commissions },
  };
}

function ofDetails({ missing }: Of<'details_missing'>): NextWords {
  const to = paths.dealerVerification;
  if (missing.length === 0)
    return {
      heading: nextForDealerWords.checking,
      reason: nextForDealerWords.canRead,
      step: { label: nextForDealerWords.seeVerification, to },
    };
  return {
    heading: missingWords.areMissing(missing).replace(/\.$/, ''),
    reason: missingWords.untilGiven,
    step: { label: nextForDealerWords.complete, to },
  };
}

function ofFitting({ id, car_model, location, created_at, car, ...budget }: Of<'request_that_fits'>, now: Date): NextWords {
  return {
    heading: nextForDealerWords.fits(carName(car), location),
    reason: nextForDealerWords.wanted(car_model, budgetInWords(budget), friendlyMoment(created_at, now)),
    step: { label: nextForDealerWords.seeRequest, to: paths.buyerRequest(id) },
  };
}

/** What a dealer's home says of a next thing, or of none; `now` is the server's time. */
export function dealerWords(thing: ThingFor<'dealer'> | undefined, now: Date): NextWords {
  if (!thing)
    return {
      heading: homeWords.nothingWaits,
      reason: nextForDealerWords.newsAppear,
      step: { label: nextForDealerWords.seeRequests, to: paths.buyerRequests },
    };
  switch (thing.kind) {
    case 'other_car_to_name':
      return {
        heading: nextForDealerWords.nameOther(thing.car_model),
        reason: nextForDealerWords.carGone(ksh(thing.price)),
        step: { label: nextForDealerWords.chooseCar, to: paths.buyerRequest(thing.request_id) },
      };
    case 'request_that_fits':
      return ofFitting(thing, now);
    case 'stock_to_add':
      return {
        heading: nextForDealerWords.addStock,
        reason: nextForDealerWords.whyStock,
        step: { label: nextForDealerWords.addCar, to: paths.addCar },
      };
    case 'commission_overdue':
    case 'commission_due':
      return ofCommission(thing, now);
    case 'details_missing':
      return ofDetails(thing);
    default:
      return ofViewing(thing, 'dealer', now);
  }
}
