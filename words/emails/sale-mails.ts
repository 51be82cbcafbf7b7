import { table } from '../table.ts';
import * as en from './en/sale-mails.ts';
import * as sw from './sw/sale-mails.ts';

export const saleMailsWords = table({ en, sw });
