import * as z from 'zod/mini';
import { settingsRulesWords } from '../../words/settings/settings-rules.ts';
import { text } from '../fields.ts';

export const paymentKinds = ['paybill', 'till'] as const;

/** Where commissions are paid by M-Pesa (docs/domain/limits-and-money.md, "Paying a commission"). `name`: whom M-Pesa names as the receiver. */
export const payment = z.object({ kind: z.enum(paymentKinds), number: z.string(), name: z.string() });
export type Payment = z.output<typeof payment>;

/** The administrator's form for it. */
export const paymentForm = z.strictObject({
  kind: z.enum(paymentKinds, { error: () => settingsRulesWords.kindMissing }),
  number: text({ max: 20, required: () => settingsRulesWords.numberMissing, tooLong: () => settingsRulesWords.numberWrong }).check(
    z.regex(/^\d{5,7}$/, { error: () => settingsRulesWords.numberWrong }),
  ),
  name: text({ max: 60, isLine: true, required: () => settingsRulesWords.receiverMissing, tooLong: () => settingsRulesWords.nameTooLong }),
});
