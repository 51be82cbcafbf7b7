import { table } from '../table.ts';
import * as en from './en/payment-form.ts';

// The administrator's screens speak English.
export const paymentFormWords = table({ en, sw: en });
