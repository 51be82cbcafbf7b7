import { table } from '../table.ts';
import * as en from './en/act.tsx';

// The administrator's screens speak English.
export const actWords = table({ en, sw: en });
