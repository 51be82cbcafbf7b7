import * as z from 'zod/mini';
import { optionalText } from '../fields.ts';

export const commissionStatuses = ['pending', 'paid'] as const;
export type CommissionStatus = (typeof commissionStatuses)[number];

/** 'Mark as Paid', with an optional reference (an M-Pesa code, say). */
export const paidForm = z.strictObject({ payment_reference: optionalText({ max: 100, tooLong: 'The reference is too long' }) });
