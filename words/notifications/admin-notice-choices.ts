import { table } from '../table.ts';
import * as en from './en/admin-notice-choices.ts';

// What the administrator reads is in English.
export const adminNoticeChoicesWords = table({ en, sw: en });
