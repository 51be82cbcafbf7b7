import { table } from '../table.ts';
import * as en from './en/overdue-viewings.ts';
import * as sw from './sw/overdue-viewings.ts';

export const overdueViewingsWords = table({ en, sw });
