import { table } from '../table.ts';
import * as en from './en/budget-read.ts';
import * as sw from './sw/budget-read.ts';

export const budgetReadWords = table({ en, sw });
