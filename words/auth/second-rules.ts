import { table } from '../table.ts';
import * as en from './en/second-rules.ts';
import * as sw from './sw/second-rules.ts';

export const secondRulesWords = table({ en, sw });
