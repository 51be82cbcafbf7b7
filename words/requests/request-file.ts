import { table } from '../table.ts';
import * as en from './en/request-file.ts';

// The administrator's screens speak English.
export const requestFileWords = table({ en, sw: en });
