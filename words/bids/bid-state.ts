import { table } from '../table.ts';
import * as en from './en/bid-state.ts';
import * as sw from './sw/bid-state.ts';

export const bidStateWords = table({ en, sw });
