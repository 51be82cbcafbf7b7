import { table } from '../table.ts';
import * as en from './en/audit-changes.ts';

// The administrator's screens speak English.
export const auditChangesWords = table({ en, sw: en });
