import { table } from '../table.ts';
import * as en from './en/report-mails.ts';
import * as sw from './sw/report-mails.ts';

export const reportMailsWords = table({ en, sw });
