import { table } from '../table.ts';
import * as en from './en/mail-reasons.ts';
import * as sw from './sw/mail-reasons.ts';

export const mailReasonsWords = table({ en, sw });
