import { sql } from 'kysely';
import { type ThingKind, thingKinds } from '../../../shared/moderation/kinds.ts';
import type { KindOfThing } from './kind-of-thing.ts';
import { bid } from './things/bid.ts';
import { car } from './things/car.ts';
import { message } from './things/message.ts';
import { person } from './things/person.ts';
import { request } from './things/request.ts';
import { review } from './things/review.ts';

/** The kinds of what can be reported. */
export const kindsOfThing: Record<ThingKind, KindOfThing> = { request, bid, car, message, review, person };

/** The car, or the person, that a report is about, for a query over `reports as r`. */
export const aboutThing = sql<string>`coalesce(case r.thing ${sql.join(
  thingKinds.map((thing) => sql`when ${sql.lit(thing)} then (${kindsOfThing[thing].about})`),
  sql` `,
)} end, '')`;
