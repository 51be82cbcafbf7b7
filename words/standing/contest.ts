import { table } from '../table.ts';
import * as en from './en/contest.ts';
import * as sw from './sw/contest.ts';

export const contestWords = table({ en, sw });
