import { table } from '../table.ts';
import * as en from './en/admin-standing-rules.ts';

// The administrator's screens speak English.
export const adminStandingRulesWords = table({ en, sw: en });
