import { table } from '../table.ts';
import * as en from './en/appointment-forms.ts';
import * as sw from './sw/appointment-forms.ts';

export const appointmentFormsWords = table({ en, sw });
