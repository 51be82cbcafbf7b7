import { table } from '../table.ts';
import * as en from './en/taken-back.ts';

// The administrator's screens speak English.
export const takenBackWords = table({ en, sw: en });
