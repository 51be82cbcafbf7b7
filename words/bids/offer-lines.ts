import { table } from '../table.ts';
import * as en from './en/offer-lines.ts';
import * as sw from './sw/offer-lines.ts';

export const offerLinesWords = table({ en, sw });
