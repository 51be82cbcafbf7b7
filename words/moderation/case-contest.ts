import { table } from '../table.ts';
import * as en from './en/case-contest.ts';

// The administrator's screens speak English.
export const caseContestWords = table({ en, sw: en });
