import { table } from '../table.ts';
import * as en from './en/usual-warnings.ts';

// The administrator's screens speak English.
export const usualWarningsWords = table({ en, sw: en });
