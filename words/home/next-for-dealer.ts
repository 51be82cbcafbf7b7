import { table } from '../table.ts';
import * as en from './en/next-for-dealer.ts';
import * as sw from './sw/next-for-dealer.ts';

export const nextForDealerWords = table({ en, sw });
