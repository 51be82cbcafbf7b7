import { table } from '../table.ts';
import * as en from './en/admin-decision.ts';

// The administrator's screens speak English.
export const adminDecisionWords = table({ en, sw: en });
