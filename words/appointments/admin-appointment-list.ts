import { table } from '../table.ts';
import * as en from './en/admin-appointment-list.ts';

// The administrator's screens speak English.
export const adminAppointmentListWords = table({ en, sw: en });
