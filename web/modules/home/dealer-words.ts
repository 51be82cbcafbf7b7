import { paths } from '../../../shared/addresses/paths.ts';
import { carName } from '../../../shared/cars/names.ts';
import type { Of } from '../../../shared/home/next-things.ts';
import { ksh } from '../../../shared/money.ts';
import { budgetInWords } from '../../../shared/requests/budget-in-words.ts';
import { friendlyDay, friendlyMoment } from '../../../shared/time.ts';
import { missingWords } from '../../../words/business/missing.ts';
import type { NextWords, ThingFor } from './next-words.ts';
import { ofViewing } from './viewing-words.ts';

function ofCommission({ kind, amount, car_model, due_at, reference }: Of<'commission_due'>, now: Date): NextWords {
  const isOverdue = kind === 'commission_overdue';
  const day = due_at ? friendlyDay(due_at, now) : '';
  return {
    heading: isOverdue ? `Your commission of ${ksh(amount)} is overdue` : `Your commission of ${ksh(amount)} is due ${day}`,
    reason: `For the ${car_model}${isOverdue ? `, due ${day}` : ''}. Quote ${reference} when you pay.`,
    step: { label: 'How to pay', to: paths.commissions },
    after: `pay ${ksh(amount)} commission`,
  };
}

function ofDetails({ missing }: Of<'details_missing'>): NextWords {
  if (missing.length === 0) {
    return {
      heading: 'Our team is checking your business',
      reason: 'You can read every request meanwhile. Bidding opens once you are verified.',
      step: { label: 'See your verification', to: paths.dealerVerification },
      after: 'your verification',
    };
  }
  return {
    heading: missingWords.areMissing(missing).replace(/\.$/, ''),
    reason: missingWords.untilGiven,
    step: { label: 'Complete your details', to: paths.dealerVerification },
    after: 'complete your details',
  };
}

function ofFitting({ id, car_model, location, created_at, car, ...budget }: Of<'request_that_fits'>, now: Date): NextWords {
  const heading = `Your ${carName(car)} fits a request from ${location}`;
  return {
    heading,
    reason: `${car_model} wanted, budget ${budgetInWords(budget)}, sent ${friendlyMoment(created_at, now)}. You have not bid on it yet.`,
    step: { label: 'See the request', to: paths.buyerRequest(id) },
    after: heading,
  };
}

const addStock: NextWords = {
  heading: 'Add the cars of your yard',
  reason: 'Buyers find them under Browse, and each request that one of them fits comes to you here.',
  step: { label: 'Add a car', to: paths.addCar },
  after: 'add the cars of your yard',
};

const nothingWaits: NextWords = {
  heading: 'Nothing waits for you',
  reason: 'New requests and answers to your bids appear here.',
  step: { label: 'See buyer requests', to: paths.buyerRequests },
  after: '',
};

/** What a dealer's home says of a next thing, or of none; `now` is the server's time. */
export function dealerWords(thing: ThingFor<'dealer'> | undefined, now: Date): NextWords {
  if (!thing) return nothingWaits;
  switch (thing.kind) {
    case 'other_car_to_name':
      return {
        heading: `Name another car for the ${thing.car_model}`,
        reason: `The car of your accepted bid is gone. The buyer decides about the one you name, at ${ksh(thing.price)}.`,
        step: { label: 'Choose the car', to: paths.buyerRequest(thing.request_id) },
        after: `name another car for the ${thing.car_model}`,
      };
    case 'request_that_fits':
      return ofFitting(thing, now);
    case 'stock_to_add':
      return addStock;
    case 'commission_overdue':
    case 'commission_due':
      return ofCommission(thing, now);
    case 'details_missing':
      return ofDetails(thing);
    default:
      return ofViewing(thing, 'dealer', now);
  }
}
