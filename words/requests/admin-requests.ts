import { table } from '../table.ts';
import * as en from './en/admin-requests.tsx';

// The administrator's screens speak English.
export const adminRequestsWords = table({ en, sw: en });
