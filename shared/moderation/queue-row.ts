import * as z from 'zod/mini';
import { id, instant } from '../fields.ts';
import { businessNames } from '../profile/fields.ts';
import { caseKinds, reportReasons, thingKinds } from './kinds.ts';

/** A case by its address: `paths.decide(kind, id)`. */
export const caseKey = z.object({ kind: z.enum(caseKinds), id });
export type CaseKey = z.output<typeof caseKey>;

const waits = { id, since: instant };

/** A disputed outcome; `id` is the appointment's. `share`: the recorded price in whole percent of the bid, null when nothing was sold. */
const dispute = z.object({ kind: z.literal('dispute'), ...waits, car_model: z.string(), share: z.nullable(z.number()) });

/** All open reports of one thing; `id` is the oldest report's. `about`: the car, or the person, it is about. */
const report = z.object({
  kind: z.literal('report'),
  ...waits,
  thing: z.enum(thingKinds),
  reason: z.enum(reportReasons),
  about: z.string(),
  count: z.number(),
});

/** A dealer that waits for its verification; `id` is the user_id. `is_asked`: our team asked for something, and the dealer has changed nothing since. */
const dealer = z.object({ kind: z.literal('dealer'), ...waits, name: z.string(), location: z.nullable(z.string()), is_asked: z.boolean() });

/** Changed business details of a verified dealer; `id` is the user_id. */
const change = z.object({ kind: z.literal('change'), ...waits, name: z.string(), changed: z.array(z.enum(businessNames)) });

/** A car, or its changed photos and description. `name`: 'Mazda Demio 2015'. */
const car = z.object({ kind: z.literal('car'), ...waits, name: z.string(), dealer_name: z.string(), is_change: z.boolean() });

/** A suspended person who contests it; `id` is the user_id. */
const contest = z.object({ kind: z.literal('contest'), ...waits, name: z.string() });

/** An account with the phone number or licence of a suspended person; `id` is the user_id. `like`: that person. */
const lookalike = z.object({
  kind: z.literal('lookalike'),
  ...waits,
  name: z.string(),
  like: z.string(),
  same: z.enum(['phone', 'licence']),
});

/** One row of the queue, since when it waits, and what its line says (`line` of `kindsOfCase`). */
export const queueRow = z.discriminatedUnion('kind', [dispute, report, contest, lookalike, dealer, change, car]);
export type QueueRow = z.output<typeof queueRow>;
