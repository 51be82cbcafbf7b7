import { table } from '../table.ts';
import * as en from './en/request-status.ts';

// The administrator's screens speak English.
export const requestStatusWords = table({ en, sw: en });
