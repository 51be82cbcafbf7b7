import { table } from '../table.ts';
import * as en from './en/buyer-figures.ts';
import * as sw from './sw/buyer-figures.ts';

export const buyerFiguresWords = table({ en, sw });
