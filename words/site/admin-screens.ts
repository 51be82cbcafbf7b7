import { table } from '../table.ts';
import * as en from './en/admin-screens.ts';

// The administrator's screens speak English.
export const adminScreensWords = table({ en, sw: en });
