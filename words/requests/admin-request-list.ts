import { table } from '../table.ts';
import * as en from './en/admin-request-list.ts';

// The administrator's screens speak English.
export const adminRequestListWords = table({ en, sw: en });
