import { table } from '../table.ts';
import * as en from './en/bid-mails.ts';
import * as sw from './sw/bid-mails.ts';

export const bidMailsWords = table({ en, sw });
