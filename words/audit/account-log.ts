import { table } from '../table.ts';
import * as en from './en/account-log.ts';

// The administrator's screens and files speak English.
export const accountLogWords = table({ en, sw: en });
