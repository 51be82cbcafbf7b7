import { table } from '../table.ts';
import * as en from './en/market-filter.ts';
import * as sw from './sw/market-filter.ts';

export const marketFilterWords = table({ en, sw });
