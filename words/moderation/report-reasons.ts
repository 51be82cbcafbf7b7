import { table } from '../table.ts';
import * as en from './en/report-reasons.ts';
import * as sw from './sw/report-reasons.ts';

export const reportReasonsWords = table({ en, sw });
