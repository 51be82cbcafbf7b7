import { table } from '../table.ts';
import * as en from './en/appointment-state.ts';
import * as sw from './sw/appointment-state.ts';

export const appointmentStateWords = table({ en, sw });
