import { table } from '../table.ts';
import * as en from './en/report-log.ts';

// The administrator's screens and files speak English.
export const reportLogWords = table({ en, sw: en });
