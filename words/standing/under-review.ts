import { table } from '../table.ts';
import * as en from './en/under-review.tsx';
import * as sw from './sw/under-review.tsx';

export const underReviewWords = table({ en, sw });
