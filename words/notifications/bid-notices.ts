import { table } from '../table.ts';
import * as en from './en/bid-notices.ts';
import * as sw from './sw/bid-notices.ts';

export const bidNoticesWords = table({ en, sw });
