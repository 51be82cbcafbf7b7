import * as z from 'zod/mini';
import { adminDecisionWords } from '../../words/appointments/admin-decision.ts';
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
    decision: z.enum(decisions, { error: () => adminDecisionWords.chooseDecision }),
    final_price: z.optional(z.nullable(price)),
    reason: text({ max: longestOfDispute, required: () => adminDecisionWords.whyMissing, tooLong: () => adminDecisionWords.textTooLong }),
    ...moneyFields,
  })
  .check(
    z.refine(({ decision, final_price }) => decision !== 'sold' || (final_price ?? null) !== null, {
      error: () => adminDecisionWords.priceMissing,
      path: ['final_price'],
    }),
    z.refine(({ decision, final_price }) => decision === 'sold' || (final_price ?? null) === null, {
      error: () => adminDecisionWords.priceOfSaleOnly,
      path: ['final_price'],
    }),
    z.refine(({ decision, refund_reference }) => decision !== 'upheld' || !refund_reference, {
      error: () => adminDecisionWords.nothingRefunded,
      path: ['refund_reference'],
    }),
    z.refine(({ decision, kept_reason }) => decision === 'not_sold' || decision === 'cancelled' || !kept_reason, {
      error: () => adminDecisionWords.keptOnlyWhenTakenBack,
      path: ['kept_reason'],
    }),
  );
export type DecisionForm = z.output<typeof decisionForm>;

const notDisputed = wrongState('not_disputed', () => adminDecisionWords.notDisputed);
const sameOutcome = badInput('same_outcome', () => adminDecisionWords.sameOutcome, 'decision');

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
