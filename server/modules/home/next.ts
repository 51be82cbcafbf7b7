import { thingsShown } from '../../../shared/home/limits.ts';
import type { NextThing, Of } from '../../../shared/home/next-things.ts';
import { type KindFor, urgency } from '../../../shared/home/urgency.ts';
import type { Reader } from '../../platform/data/database.ts';
import type { Actor } from '../../platform/http/session.ts';
import { commissionDue, commissionOverdue, detailsMissing, otherCarToName, requestThatFits, stockToAdd } from './next-for-dealer.ts';
import { offersAwaited, offersWait, otherCarToAnswer, viewingToBook } from './next-offers.ts';
import { findQueues } from './next-queues.ts';
import { messageUnread, outcomeMissing, saleToRate, timePassed, timeProposed, viewingAhead, viewingSoon } from './next-viewings.ts';

/** Finds what the sentence of this kind needs. */
type Find<Kind> = (db: Reader, actor: Actor) => Promise<Omit<Of<Kind>, 'kind'>[]>;

// Each reads a few rows by an index that begins with the actor's id, or one that holds nothing but what waits.
const finders: { [R in keyof typeof urgency]: { [Kind in KindFor<R>]: Find<Kind> } } = {
  buyer: {
    viewing_soon: viewingSoon,
    outcome_missing: outcomeMissing,
    time_proposed: timeProposed,
    time_passed: timePassed,
    other_car_to_answer: otherCarToAnswer,
    viewing_to_book: viewingToBook,
    offers_wait: offersWait,
    sale_to_rate: saleToRate,
    message_unread: messageUnread,
    viewing_ahead: viewingAhead,
    offers_awaited: offersAwaited,
  },
  dealer: {
    time_proposed: timeProposed,
    viewing_soon: viewingSoon,
    outcome_missing: outcomeMissing,
    time_passed: timePassed,
    other_car_to_name: otherCarToName,
    message_unread: messageUnread,
    commission_overdue: commissionOverdue,
    details_missing: detailsMissing,
    commission_due: commissionDue,
    request_that_fits: requestThatFits,
    stock_to_add: stockToAdd,
    viewing_ahead: viewingAhead,
  },
};

const inOrder = {
  buyer: urgency.buyer.map((kind) => named(kind, finders.buyer[kind])),
  dealer: urgency.dealer.map((kind) => named(kind, finders.dealer[kind])),
};

/** A finder that says of which kind its things are. */
function named(kind: NextThing['kind'], find: (db: Reader, actor: Actor) => Promise<object[]>) {
  return async (db: Reader, actor: Actor) => (await find(db, actor)).map((facts) => ({ kind, ...facts }) as NextThing);
}

// A home waits for a few groups instead of eleven finders one after the other, and leaves connections of the pool to others.
const askedTogether = 5;

/**
 * The next things for this actor to do, the most urgent first (docs/domain/limits-and-money.md, "The next thing to do"): two for a buyer or dealer;
 * for the administrator every queue in which something waits.
 */
export async function findNext(db: Reader, actor: Actor): Promise<NextThing[]> {
  if (actor.role === 'admin') return findQueues(db);
  const all = inOrder[actor.role];
  const found: NextThing[] = [];
  for (let from = 0; from < all.length && found.length < thingsShown; from += askedTogether) {
    const things = await Promise.all(all.slice(from, from + askedTogether).map((find) => find(db, actor)));
    found.push(...things.flat());
  }
  return found.slice(0, thingsShown);
}
