import type { ThingKind } from '../../../shared/moderation/kinds.ts';
import type { Removal } from '../../../shared/moderation/removal.ts';
import type { KindOfThing } from './kind-of-thing.ts';
import { bid } from './things/bid.tsx';
import { car } from './things/car.tsx';
import { message } from './things/message.tsx';
import { person } from './things/person.tsx';
import { request } from './things/request.tsx';
import { review } from './things/review.tsx';

/** The kinds of what can be reported. */
export const kindsOfThing = { request, bid, car, message, review, person } satisfies Record<ThingKind, unknown>;

/** The kind of this thing, which takes what is of it: the types of a table can't say so. */
export const kindOfThing = (thing: ThingKind) => kindsOfThing[thing] as KindOfThing<ThingKind, Removal['does']>;
