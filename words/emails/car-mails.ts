import { table } from '../table.ts';
import * as en from './en/car-mails.ts';
import * as sw from './sw/car-mails.ts';

export const carMailsWords = table({ en, sw });
