import { table } from '../table.ts';
import * as en from './en/appointment-page.tsx';
import * as sw from './sw/appointment-page.tsx';

export const appointmentPageWords = table({ en, sw });
