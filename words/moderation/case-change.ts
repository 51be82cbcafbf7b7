import { table } from '../table.ts';
import * as en from './en/case-change.ts';

// The administrator's screens speak English.
export const caseChangeWords = table({ en, sw: en });
