import { table } from '../table.ts';
import * as en from './en/appointment-file.ts';

// The administrator's screens speak English.
export const appointmentFileWords = table({ en, sw: en });
