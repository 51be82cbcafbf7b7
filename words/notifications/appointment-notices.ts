import { table } from '../table.ts';
import * as en from './en/appointment-notices.ts';
import * as sw from './sw/appointment-notices.ts';

export const appointmentNoticesWords = table({ en, sw });
