import { table } from '../table.ts';
import * as en from './en/sale-notices.ts';
import * as sw from './sw/sale-notices.ts';

export const saleNoticesWords = table({ en, sw });
