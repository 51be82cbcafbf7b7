import { table } from '../table.ts';
import * as en from './en/case-person.ts';

// The administrator's screens speak English.
export const casePersonWords = table({ en, sw: en });
