import { table } from '../table.ts';
import * as en from './en/business-rules.ts';
import * as sw from './sw/business-rules.ts';

export const businessRulesWords = table({ en, sw });
