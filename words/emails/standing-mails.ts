import { table } from '../table.ts';
import * as en from './en/standing-mails.ts';
import * as sw from './sw/standing-mails.ts';

export const standingMailsWords = table({ en, sw });
