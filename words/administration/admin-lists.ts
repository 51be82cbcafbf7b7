import { table } from '../table.ts';
import * as en from './en/admin-lists.tsx';

// The administrator's screens speak English.
export const adminListsWords = table({ en, sw: en });
