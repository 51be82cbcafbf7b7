import { table } from '../table.ts';
import * as en from './en/content-rules.ts';

// The administrator's screens speak English.
export const contentRulesWords = table({ en, sw: en });
