import { table } from '../table.ts';
import * as en from './en/audit-list.ts';

// The administrator's screens speak English.
export const auditListWords = table({ en, sw: en });
