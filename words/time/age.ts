import { table } from '../table.ts';
import * as en from './en/age.ts';

// The administrator's screens speak English.
export const ageWords = table({ en, sw: en });
