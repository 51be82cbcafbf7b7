import { table } from '../table.ts';
import * as en from './en/budget.ts';
import * as sw from './sw/budget.ts';

export const budgetWords = table({ en, sw });
