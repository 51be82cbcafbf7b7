import { table } from '../table.ts';
import * as en from './en/way-to-first-sale.ts';
import * as sw from './sw/way-to-first-sale.ts';

export const wayToFirstSaleWords = table({ en, sw });
