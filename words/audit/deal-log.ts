import { table } from '../table.ts';
import * as en from './en/deal-log.ts';

// The administrator's screens and files speak English.
export const dealLogWords = table({ en, sw: en });
