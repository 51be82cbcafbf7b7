import * as z from 'zod/mini';
import { text } from '../fields.ts';

export const paymentKinds = ['paybill', 'till'] as const;

/** Where commissions are paid by M-Pesa (docs/domain/limits-and-money.md, "Paying a commission"). `name`: whom M-Pesa names as the receiver. */
export const payment = z.object({ kind: z.enum(paymentKinds), number: z.string(), name: z.string() });
export type Payment = z.output<typeof payment>;

/** The administrator's form for it. */
export const paymentForm = z.strictObject({
  kind: z.enum(paymentKinds, 'Please choose paybill or till'),
  number: text({ max: 20, required: () => 'Please enter the number', tooLong: () => 'The number has 5 to 7 digits' }).check(
    z.regex(/^\d{5,7}$/, 'The number has 5 to 7 digits'),
  ),
  name: text({ max: 60, isLine: true, required: () => 'Please enter the name that M-Pesa shows', tooLong: () => 'The name is too long' }),
});
