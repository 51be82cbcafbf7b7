import { table } from '../table.ts';
import * as en from './en/content-management.ts';

// The administrator's screens speak English.
export const contentManagementWords = table({ en, sw: en });
