import type { ThingKind } from '../../../shared/moderation/kinds.ts';
import type { Removal } from '../../../shared/moderation/removal.ts';
import type { KindOfThing } from './kind-of-thing.ts';
import { bid } from './things/bid.tsx';
import { car } from './things/car.tsx';
import { message } from './things/message.tsx';
import { person } from './things/person.tsx';
import { request } from './things/request.tsx';
import { review } from './things/review.tsx';

/** What removing one does, by its kind. */
interface RemovalDoes {
  request: 'request_cancelled';
  bid: 'bid_removed';
  car: 'car_taken_down';
  message: 'message_hidden';
  review: 'review_hidden';
  person: 'dealer_unverified';
}

/** The kinds of what can be reported. */
export const kindsOfThing: { [K in ThingKind]: KindOfThing<K, RemovalDoes[K]> } = { request, bid, car, message, review, person };

/** The kind of this thing, which takes what is of it: the types of a table can't say so. */
export const kindOfThing = (thing: ThingKind) => kindsOfThing[thing] as KindOfThing<ThingKind, Removal['does']>;
