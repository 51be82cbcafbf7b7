import { table } from '../table.ts';
import * as en from './en/stock.ts';
import * as sw from './sw/stock.ts';

export const stockWords = table({ en, sw });
