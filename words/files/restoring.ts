import { table } from '../table.ts';
import * as en from './en/restoring.ts';

// The administrator's screens, and the machine, speak English.
export const restoringWords = table({ en, sw: en });
