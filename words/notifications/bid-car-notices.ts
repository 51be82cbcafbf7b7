import { table } from '../table.ts';
import * as en from './en/bid-car-notices.ts';
import * as sw from './sw/bid-car-notices.ts';

export const bidCarNoticesWords = table({ en, sw });
