import { table } from '../table.ts';
import * as en from './en/case-dealer.ts';

// The administrator's screens speak English.
export const caseDealerWords = table({ en, sw: en });
