import * as z from 'zod/mini';
import { optionalText } from '../fields.ts';

/** 'Mark as Paid', with an optional reference (an M-Pesa code, say). */
export const paidForm = z.strictObject({ payment_reference: optionalText({ max: 100, tooLong: 'The reference is too long' }) });
