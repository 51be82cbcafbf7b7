import { table } from '../table.ts';
import * as en from './en/admin-files.tsx';

// The administrator's screens speak English.
export const adminFilesWords = table({ en, sw: en });
