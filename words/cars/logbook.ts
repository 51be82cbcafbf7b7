import { table } from '../table.ts';
import * as en from './en/logbook.ts';
import * as sw from './sw/logbook.ts';

export const logbookWords = table({ en, sw });
