import * as z from 'zod/mini';
import { moneyFields } from '../commissions/schema.ts';
import type { Outcome } from '../deal.ts';
import { text } from '../fields.ts';
import { price } from '../price.ts';
import { badInput, type Refusal, wrongState } from '../refusal.ts';
import { longestOfDispute } from './limits.ts';

/** How the administrator can decide about a disputed outcome: let it stand, or record one of three others (docs/domain/lifecycles.md, "Dispute"). */
export const decisions = ['upheld', 'sold', 'not_sold', 'cancelled'] as const;
export type Decision = (typeof decisions)[number];

/** The administrator's decision; `final_price` in KSh belongs to a sale, `refund_reference` and `kept_reason` to one whose commission was paid. */
export const decisionForm = z
  .strictObject({
    decision: z.enum(decisions, 'Please choose'),
    final_price: z.optional(z.nullable(price)),
    reason: text({ max: longestOfDispute, required: () => 'Please say why: both of them read it', tooLong: () => 'The text is too long' }),
    ...moneyFields,
  })
  .check(
    z.refine(({ decision, final_price }) => decision !== 'sold' || (final_price ?? null) !== null, {
      error: 'Please enter the price it was sold at',
      path: ['final_price'],
    }),
    z.refine(({ decision, final_price }) => decision === 'sold' || (final_price ?? null) === null, {
      error: 'A final price belongs to a sale only',
      path: ['final_price'],
    }),
    z.refine(({ decision, refund_reference }) => decision !== 'upheld' || !refund_reference, {
      error: 'Nothing is refunded while the record stands',
      path: ['refund_reference'],
    }),
    z.refine(({ decision, kept_reason }) => decision === 'not_sold' || decision === 'cancelled' || !kept_reason, {
      error: 'A commission is kept only where its sale is taken back',
      path: ['kept_reason'],
    }),
  );
export type DecisionForm = z.output<typeof decisionForm>;

const notDisputed = wrongState('not_disputed', () => 'No dispute about this outcome waits for a decision.');
const sameOutcome = badInput('same_outcome', () => 'This is what was recorded. To let it stand, uphold it.', 'decision');

/** Why the administrator can't decide like this about a recorded outcome, or null. */
export function whyNotDecide(facts: {
  appointment: { outcome: Outcome | null; final_price: number | null; is_disputed: boolean };
  form: Pick<DecisionForm, 'decision' | 'final_price'>;
}): Refusal | null {
  const { appointment, form } = facts;
  if (!appointment.is_disputed) return notDisputed;
  const isSame = form.decision === appointment.outcome && (form.final_price ?? null) === appointment.final_price;
  return isSame ? sameOutcome : null;
}
