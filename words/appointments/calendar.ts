import { table } from '../table.ts';
import * as en from './en/calendar.ts';
import * as sw from './sw/calendar.ts';

export const calendarWords = table({ en, sw });
