import { table } from '../table.ts';
import * as en from './en/where-to-pay.tsx';

// The administrator's screens speak English.
export const whereToPayWords = table({ en, sw: en });
