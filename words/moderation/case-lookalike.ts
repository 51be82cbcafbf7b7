import { table } from '../table.ts';
import * as en from './en/case-lookalike.ts';

// The administrator's screens speak English.
export const caseLookalikeWords = table({ en, sw: en });
