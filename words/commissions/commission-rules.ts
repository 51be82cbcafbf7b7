import { table } from '../table.ts';
import * as en from './en/commission-rules.ts';
import * as sw from './sw/commission-rules.ts';

export const commissionRulesWords = table({ en, sw });
