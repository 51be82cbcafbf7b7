import { table } from '../table.ts';
import * as en from './en/report-notices.ts';
import * as sw from './sw/report-notices.ts';

export const reportNoticesWords = table({ en, sw });
