import { table } from '../table.ts';
import * as en from './en/verification-rules.ts';

// The administrator's screens speak English.
export const verificationRulesWords = table({ en, sw: en });
