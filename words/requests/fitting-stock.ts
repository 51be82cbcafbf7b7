import { table } from '../table.ts';
import * as en from './en/fitting-stock.ts';
import * as sw from './sw/fitting-stock.ts';

export const fittingStockWords = table({ en, sw });
