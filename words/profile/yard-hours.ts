import { table } from '../table.ts';
import * as en from './en/yard-hours.ts';
import * as sw from './sw/yard-hours.ts';

export const yardHoursWords = table({ en, sw });
