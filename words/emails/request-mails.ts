import { table } from '../table.ts';
import * as en from './en/request-mails.ts';
import * as sw from './sw/request-mails.ts';

export const requestMailsWords = table({ en, sw });
