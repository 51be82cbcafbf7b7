import { table } from '../table.ts';
import * as en from './en/admin-appointment-rules.ts';

// The administrator's screens speak English.
export const adminAppointmentRulesWords = table({ en, sw: en });
