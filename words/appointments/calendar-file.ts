import { table } from '../table.ts';
import * as en from './en/calendar-file.ts';
import * as sw from './sw/calendar-file.ts';

export const calendarFileWords = table({ en, sw });
