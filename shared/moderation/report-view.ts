import * as z from 'zod/mini';
import { changedField } from '../audit/api.ts';
import { statedFacts } from '../cars/replies.ts';
import { reviewedCar } from '../cars/review-api.ts';
import { bidStatuses, requestStatuses } from '../deal.ts';
import { pick } from '../field-row.ts';
import { id, instant } from '../fields.ts';
import { teamNames } from '../requests/fields.ts';
import { readBudget, toldOfRequest } from '../requests/replies.ts';
import { reportReasons, reportVerdicts, thingKinds } from './kinds.ts';
import { markedMessage } from './marked-message.ts';
import { personFacts } from './person-facts.ts';
import { removal } from './removal.ts';

const request = z.object({
  thing: z.literal('request'),
  ...pick(toldOfRequest, teamNames),
  status: z.enum(requestStatuses),
  is_deleted: z.boolean(),
  created_at: instant,
});
const bid = z.object({
  thing: z.literal('bid'),
  car_model: z.string(),
  ...readBudget,
  price: z.number(),
  message: z.nullable(z.string()),
  image_urls: z.array(z.string()),
  /** How many of its photos were deleted when it was removed. */
  photos_deleted: z.number(),
  ...statedFacts,
  status: z.enum(bidStatuses),
  is_removed: z.boolean(),
  created_at: instant,
});
const car = z.object({ thing: z.literal('car'), car: reviewedCar, is_deleted: z.boolean() });
const message = z.object({
  thing: z.literal('message'),
  appointment_id: id,
  car_model: z.string(),
  /** It and up to five before and after, the oldest first; reading them is recorded. */
  messages: z.array(markedMessage),
  message_count: z.number(),
});
const review = z.object({
  thing: z.literal('review'),
  appointment_id: id,
  car_model: z.string(),
  rating: z.number(),
  review_text: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  is_hidden: z.boolean(),
  /** The dealer it is about. */
  dealer: z.object({ user_id: id, name: z.string() }),
  created_at: instant,
});
const person = z.object({ thing: z.literal('person'), location: z.nullable(z.string()), phone: z.nullable(z.string()) });

/** All open reports of one thing, with the thing as it is now (docs/domain/lifecycles.md, "Report"). Also readable once they are decided. */
export const reportView = z.object({
  kind: z.literal('report'),
  id,
  thing: z.enum(thingKinds),
  thing_id: id,
  subject: z.discriminatedUnion('thing', [request, bid, car, message, review, person]),
  /** Of a car, for the decision about it; null of all else. */
  version: z.nullable(z.number()),
  /** Whose thing it is; of a person, that person. */
  owner: personFacts,
  /** Those that wait, or were decided together, the oldest first. Only the administrator learns who reported. */
  reports: z.array(
    z.object({
      id,
      reason: z.enum(reportReasons),
      words: z.nullable(z.string()),
      created_at: instant,
      /** What of the thing is not as it was when this was sent: `before` as it was, `after` as it is now. */
      changed_since: z.array(changedField),
      reporter: z.object({ user_id: id, name: z.string(), role: z.enum(['buyer', 'dealer', 'admin']) }),
    }),
  ),
  /** Decisions before about this thing, and about others of the same owner, the newest first, at most ten. */
  before: z.array(
    z.object({
      id,
      thing: z.enum(thingKinds),
      is_same_thing: z.boolean(),
      reason: z.enum(reportReasons),
      verdict: z.enum(reportVerdicts),
      decision: z.string(),
      decided_at: instant,
    }),
  ),
  /** What 'removed' does now; null once it is decided, and when nothing can be removed any more, with the reason in `why_not_remove`. */
  removal: z.nullable(removal),
  why_not_remove: z.nullable(z.string()),
  decided: z.nullable(z.object({ verdict: z.enum(reportVerdicts), decision: z.string(), decided_at: instant })),
});
export type ReportView = z.output<typeof reportView>;
