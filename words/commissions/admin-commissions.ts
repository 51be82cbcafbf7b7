import { table } from '../table.ts';
import * as en from './en/admin-commissions.tsx';

// The administrator's screens speak English.
export const adminCommissionsWords = table({ en, sw: en });
