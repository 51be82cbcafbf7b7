import { table } from '../table.ts';
import * as en from './en/offers.tsx';
import * as sw from './sw/offers.tsx';

export const offersWords = table({ en, sw });
