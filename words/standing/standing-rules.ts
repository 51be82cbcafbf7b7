import { table } from '../table.ts';
import * as en from './en/standing-rules.ts';
import * as sw from './sw/standing-rules.ts';

export const standingRulesWords = table({ en, sw });
