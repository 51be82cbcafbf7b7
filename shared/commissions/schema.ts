import * as z from 'zod/mini';
import { commissionRulesWords } from '../../words/commissions/commission-rules.ts';
import { optionalText } from '../fields.ts';

/** What becomes of the money of a paid commission whose sale is taken back (docs/domain/lifecycles.md, "Commission"). */
export const moneyFields = {
  refund_reference: optionalText({ max: 100, isLine: true, tooLong: () => commissionRulesWords.referenceTooLong }),
  kept_reason: optionalText({ max: 500, tooLong: () => commissionRulesWords.reasonTooLong }),
};

/** The form of 'Mark as Paid': an optional reference such as an M-Pesa code, and the day it was paid in Nairobi, '2026-11-21', today when left out. */
export const paidForm = z.strictObject({
  paid_on: z.optional(z.nullable(z.iso.date({ error: () => commissionRulesWords.dayMissing }))),
  payment_reference: optionalText({ max: 100, isLine: true, tooLong: () => commissionRulesWords.referenceTooLong }),
});
