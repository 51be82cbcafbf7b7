import { table } from '../table.ts';
import * as en from './en/account-mails.ts';
import * as sw from './sw/account-mails.ts';

export const accountMailsWords = table({ en, sw });
