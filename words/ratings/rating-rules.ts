import { table } from '../table.ts';
import * as en from './en/rating-rules.ts';
import * as sw from './sw/rating-rules.ts';

export const ratingRulesWords = table({ en, sw });
