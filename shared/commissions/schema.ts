import * as z from 'zod/mini';
import { optionalText } from '../fields.ts';

/** The form of 'Mark as Paid': an optional reference such as an M-Pesa code, and the day it was paid in Nairobi, '2026-11-21', today when left out. */
export const paidForm = z.strictObject({
  paid_on: z.optional(z.nullable(z.iso.date('Please choose a date'))),
  payment_reference: optionalText({ max: 100, isLine: true, tooLong: 'The reference is too long' }),
});
