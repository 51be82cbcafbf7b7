import { table } from '../table.ts';
import * as en from './en/appointment-dialogs.tsx';
import * as sw from './sw/appointment-dialogs.tsx';

export const appointmentDialogsWords = table({ en, sw });
