import { table } from '../table.ts';
import * as en from './en/report-head.ts';
import * as sw from './sw/report-head.ts';

export const reportHeadWords = table({ en, sw });
