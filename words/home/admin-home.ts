import { table } from '../table.ts';
import * as en from './en/admin-home.ts';

// The administrator's screens speak English.
export const adminHomeWords = table({ en, sw: en });
