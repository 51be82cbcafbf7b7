import { table } from '../table.ts';
import * as en from './en/erasing-rules.ts';
import * as sw from './sw/erasing-rules.ts';

export const erasingRulesWords = table({ en, sw });
