import * as z from 'zod/mini';
import { optionalText } from '../fields.ts';

/** The form of 'Mark as Paid', with an optional reference such as an M-Pesa code. */
export const paidForm = z.strictObject({
  payment_reference: optionalText({ max: 100, isLine: true, tooLong: 'The reference is too long' }),
});
