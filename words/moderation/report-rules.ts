import { table } from '../table.ts';
import * as en from './en/report-rules.ts';
import * as sw from './sw/report-rules.ts';

export const reportRulesWords = table({ en, sw });
