import { table } from '../table.ts';
import * as en from './en/market.ts';
import * as sw from './sw/market.ts';

export const marketWords = table({ en, sw });
