import { againstBudget } from '../../../shared/bids/against-budget.ts';
import type { NextThing } from '../../../shared/home/next-things.ts';
import { ksh } from '../../../shared/money.ts';
import { type AppointmentStep, paths } from '../../../shared/site/paths.ts';
import { friendlyDay, friendlyMoment, timeOfDay } from '../../../shared/time.ts';
import { plural } from '../../../shared/words.ts';

export interface Step {
  label: string;
  to: string;
}

/** How a home names the next thing to do: as the leading card, and in the line "After that". */
export interface NextWords {
  heading: string;
  reason: string;
  /** The end of the reason, in bold. */
  strong?: string;
  /** The main action; for a time to confirm it is done in place, and this leads to the page instead. */
  step: Step;
  other?: Step;
  /** 'viewing tomorrow 10:30'. */
  after: string;
}

type Party = 'buyer' | 'dealer';
/** Those things whose kind can be K. */
type Of<K, T = NextThing> = T extends { kind: infer Kind } ? (K extends Kind ? T : never) : never;
type Viewing = Of<'viewing_soon'>;

const view = ({ id }: { id: string }, label: string, step?: AppointmentStep): Step => ({ label, to: paths.appointment(id, step) });
const newTime = (viewing: Viewing) => view(viewing, 'Propose a new time', 'new-time');

function comes({ at, car_model, other_name }: Viewing, reader: Party, now: Date): string {
  const when = friendlyMoment(at, now);
  return reader === 'buyer' ? `See the ${car_model} ${when}` : `${other_name} comes to see the ${car_model} ${when}`;
}

const week = 7 * 86_400_000;
const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Nairobi', weekday: 'long' });

/** 'today', 'yesterday', then the weekday for as long as it is the last of its name, then the date. */
function pastDay(at: string, now: Date): string {
  const day = friendlyDay(at, now);
  return day.includes(' ') && now.getTime() - Date.parse(at) < week ? weekday.format(new Date(at)) : day;
}

/** 'today’s viewing', 'Friday’s viewing', 'the viewing of Tue 3 Nov'. */
function pastViewing(at: string, now: Date): string {
  const day = pastDay(at, now);
  return day.includes(' ') ? `the viewing of ${day}` : `${day}’s viewing`;
}

function ofViewing(viewing: Viewing, reader: Party, now: Date): NextWords {
  const { kind, at, car_model, other_name, price, words } = viewing;
  const isBuyer = reader === 'buyer';
  const when = friendlyMoment(at, now);
  const said = words ? `“${words}”` : null;
  switch (kind) {
    case 'viewing_soon':
    case 'viewing_ahead':
      return {
        heading: comes(viewing, reader, now),
        reason: said ?? (isBuyer ? `${other_name} expects you. Never pay before you have seen the car.` : `Agreed at ${ksh(price)}.`),
        step: view(viewing, 'View Details'),
        after: `viewing ${when}`,
      };
    case 'outcome_missing':
      return {
        heading: `How did ${pastViewing(at, now)} go?`,
        reason: isBuyer
          ? `You were to see the ${car_model} at ${other_name}. Say whether you bought it.`
          : `${other_name} was to see the ${car_model}. Say whether it was sold.`,
        step: view(viewing, 'Record the outcome', 'outcome'),
        after: `say how ${pastViewing(at, now)} went`,
      };
    case 'time_proposed':
      return {
        heading: isBuyer ? `${other_name} can show you the ${car_model} ${when}` : `${other_name} wants to see the ${car_model} ${when}`,
        reason: said ?? 'Confirm this time, or propose another.',
        step: view(viewing, `Confirm ${timeOfDay(at)}`),
        other: newTime(viewing),
        after: `confirm ${when}`,
      };
    case 'time_passed':
      return {
        heading: `Agree on a new time for the ${car_model}`,
        reason: `Nobody confirmed ${when}, and it has passed.`,
        step: newTime(viewing),
        after: 'propose a new time',
      };
    case 'sale_to_rate':
      return {
        heading: `How was ${other_name}?`,
        reason: `You bought the ${car_model} there. Your rating helps the next buyer.`,
        step: view(viewing, 'Rate the dealer'),
        after: `rate ${other_name}`,
      };
    case 'message_unread':
      return {
        heading: `${other_name} wrote to you`,
        reason: said ?? '',
        step: view(viewing, 'Read and answer'),
        after: `answer ${other_name}`,
      };
  }
}

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
    heading: 'Tell us what your verification needs',
    reason: `Missing: ${missing.join(', ')}. Bidding opens once you are verified.`,
    step: { label: 'Complete your details', to: paths.dealerVerification },
    after: 'complete your details',
  };
}

function ofRequest({ kind, id, car_model, budget, location, created_at }: Of<'offers_awaited'>, now: Date): NextWords {
  if (kind === 'offers_awaited') {
    return {
      heading: 'Your request is with the dealers',
      reason: `${car_model}, sent ${friendlyMoment(created_at, now)}. Each offer appears here the moment a dealer sends it.`,
      step: { label: 'See the request', to: paths.request(id) },
      after: 'your request is with the dealers',
    };
  }
  return {
    heading: `${car_model} wanted in ${location}`,
    reason: `Budget ${budget}, sent ${friendlyMoment(created_at, now)}. You have not bid on it yet.`,
    step: { label: 'See the request', to: paths.buyerRequest(id) },
    after: `${car_model} wanted in ${location}`,
  };
}

/** A thing of a buyer's or dealer's home. */
export type PartyThing = Exclude<NextThing, { since: string }>;

/** Those of the things that a buyer or dealer is told of. */
export const forParty = (things: readonly NextThing[]) => things.filter((thing): thing is PartyThing => !('since' in thing));

/** The words of a next thing for this reader; `now` is the server's time. */
export function wordsOf(thing: PartyThing, reader: Party, now: Date): NextWords {
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
    case 'offers_awaited':
    case 'request_to_answer':
      return ofRequest(thing, now);
    case 'commission_overdue':
    case 'commission_due':
      return ofCommission(thing, now);
    case 'details_missing':
      return ofDetails(thing);
    default:
      return ofViewing(thing, reader, now);
  }
}

/** What a home says when nothing waits. */
export const nothingWaits: Record<Party, NextWords> = {
  buyer: {
    heading: 'Nothing waits for you',
    reason: 'New offers appear here the moment a dealer sends one.',
    step: { label: 'See my requests', to: paths.requests },
    after: '',
  },
  dealer: {
    heading: 'Nothing waits for you',
    reason: 'New requests and answers to your bids appear here by themselves.',
    step: { label: 'See buyer requests', to: paths.buyerRequests },
    after: '',
  },
};
