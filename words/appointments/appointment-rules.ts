import { table } from '../table.ts';
import * as en from './en/appointment-rules.ts';
import * as sw from './sw/appointment-rules.ts';

export const appointmentRulesWords = table({ en, sw });
