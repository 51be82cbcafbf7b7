import { table } from '../table.ts';
import * as en from './en/next-for-buyer.ts';
import * as sw from './sw/next-for-buyer.ts';

export const nextForBuyerWords = table({ en, sw });
