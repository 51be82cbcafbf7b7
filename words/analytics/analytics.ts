import { table } from '../table.ts';
import * as en from './en/analytics.ts';
import * as sw from './sw/analytics.ts';

export const analyticsWords = table({ en, sw });
