import { table } from '../table.ts';
import * as en from './en/appointment-mails.tsx';
import * as sw from './sw/appointment-mails.tsx';

export const appointmentMailsWords = table({ en, sw });
