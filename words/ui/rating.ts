import { table } from '../table.ts';
import * as en from './en/rating.ts';
import * as sw from './sw/rating.ts';

export const ratingWords = table({ en, sw });
