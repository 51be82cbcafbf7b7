import * as z from 'zod/mini';
import { appointmentStatuses, commissionStatuses, doers, outcomes, verdicts } from '../deal.ts';
import { id, instant } from '../fields.ts';
import { markedMessage } from './marked-message.ts';
import { personFacts } from './person-facts.ts';

/** One thing that happened in a deal. `amount` in KSh, where the step names one. */
const step = z.object({
  at: instant,
  what: z.enum(['requested', 'offered', 'accepted', 'viewing', 'completed', 'disputed', 'decided']),
  by: z.nullable(z.enum(doers)),
  amount: z.nullable(z.number()),
  outcome: z.nullable(z.enum(outcomes)),
  verdict: z.nullable(z.enum(verdicts)),
  words: z.nullable(z.string()),
});

/** A disputed outcome with everything the administrator needs; amounts in KSh. Also readable once it is decided, with no open `disputes`. */
export const disputeView = z.object({
  kind: z.literal('dispute'),
  /** The appointment's. */
  id,
  car_model: z.string(),
  bid_price: z.number(),
  status: z.enum(appointmentStatuses),
  outcome: z.nullable(z.enum(outcomes)),
  final_price: z.nullable(z.number()),
  completed_by: z.nullable(z.enum(doers)),
  completed_at: z.nullable(instant),
  buyer: z.object({ user_id: id, full_name: z.string() }),
  dealer: z.object({ user_id: id, full_name: z.string(), business_name: z.nullable(z.string()) }),
  /** The open ones, the oldest first. */
  disputes: z.array(z.object({ id, raised_by: z.enum(doers), reason: z.string(), created_at: instant })),
  commission: z.nullable(
    z.object({
      id,
      reference: z.string(),
      commission_amount: z.number(),
      status: z.enum(commissionStatuses),
      payment_reference: z.nullable(z.string()),
      is_kept: z.boolean(),
    }),
  ),
  /** The reading's oldest open dispute; null once decided. */
  disputed_at: z.nullable(instant),
  request_id: id,
  bid_id: id,
  accepted_at: z.nullable(instant),
  /** Of the bid. */
  image_urls: z.array(z.string()),
  color: z.nullable(z.string()),
  location: z.string(),
  /** The sums that who disputes names in the words or in messages, in KSh, each once. */
  claimed: z.array(z.number()),
  /** The commission on the recorded price, and on the bid's. */
  commission_recorded: z.number(),
  commission_on_bid: z.number(),
  people: z.object({ buyer: personFacts, dealer: personFacts }),
  /** In the order it happened. */
  steps: z.array(step),
  /** Of the thread: those that name a sum or stand around the outcome, at most 20, the oldest first; reading them is recorded. */
  messages: z.array(markedMessage),
  message_count: z.number(),
  /** How the last dispute was decided. */
  decided: z.nullable(
    z.object({
      verdict: z.enum(verdicts),
      decision: z.string(),
      decided_at: instant,
      /** What it was about; null of a dispute of before the last step before the baseline: its decision may have written over that, and nobody knows it any more. */
      recorded: z.nullable(z.object({ outcome: z.enum(outcomes), final_price: z.nullable(z.number()) })),
    }),
  ),
});
export type DisputeView = z.output<typeof disputeView>;
