import { table } from '../table.ts';
import * as en from './en/overview.ts';

// The administrator's screens speak English.
export const overviewWords = table({ en, sw: en });
