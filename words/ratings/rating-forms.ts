import { table } from '../table.ts';
import * as en from './en/rating-forms.ts';
import * as sw from './sw/rating-forms.ts';

export const ratingFormsWords = table({ en, sw });
