import { table } from '../table.ts';
import * as en from './en/dealer-figures.ts';
import * as sw from './sw/dealer-figures.ts';

export const dealerFiguresWords = table({ en, sw });
