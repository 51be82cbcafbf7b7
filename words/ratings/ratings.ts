import { table } from '../table.ts';
import * as en from './en/ratings.ts';
import * as sw from './sw/ratings.ts';

export const ratingsWords = table({ en, sw });
