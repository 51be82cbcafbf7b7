import { table } from '../table.ts';
import * as en from './en/bid-form.tsx';
import * as sw from './sw/bid-form.tsx';

export const bidFormWords = table({ en, sw });
