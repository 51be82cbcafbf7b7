import { table } from '../table.ts';
import * as en from './en/decision-rules.ts';

// The administrator's screens speak English.
export const decisionRulesWords = table({ en, sw: en });
