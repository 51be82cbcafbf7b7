import { table } from '../table.ts';
import * as en from './en/report-button.ts';
import * as sw from './sw/report-button.ts';

export const reportButtonWords = table({ en, sw });
