import { table } from '../table.ts';
import * as en from './en/admin-mails.ts';

// What the administrator reads is in English.
export const adminMailsWords = table({ en, sw: en });
