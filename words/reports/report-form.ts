import { table } from '../table.ts';
import * as en from './en/report-form.ts';
import * as sw from './sw/report-form.ts';

export const reportFormWords = table({ en, sw });
