import { table } from '../table.ts';
import * as en from './en/verify.tsx';

// The administrator's screens speak English.
export const verifyWords = table({ en, sw: en });
