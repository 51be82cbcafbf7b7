import { table } from '../table.ts';
import * as en from './en/admin-access-page.ts';

// The administrator's screens speak English.
export const adminAccessPageWords = table({ en, sw: en });
