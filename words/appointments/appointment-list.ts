import { table } from '../table.ts';
import * as en from './en/appointment-list.ts';
import * as sw from './sw/appointment-list.ts';

export const appointmentListWords = table({ en, sw });
