import { table } from '../table.ts';
import * as en from './en/admin-reason.ts';

// The administrator's screens speak English.
export const adminReasonWords = table({ en, sw: en });
