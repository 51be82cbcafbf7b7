import { table } from '../table.ts';
import * as en from './en/admin-appointment-status.tsx';

// The administrator's screens speak English.
export const adminAppointmentStatusWords = table({ en, sw: en });
