import { table } from '../table.ts';
import * as en from './en/case-report.tsx';

// The administrator's screens speak English.
export const caseReportWords = table({ en, sw: en });
