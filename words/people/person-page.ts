import { table } from '../table.ts';
import * as en from './en/person-page.ts';

// The administrator's screens speak English.
export const personPageWords = table({ en, sw: en });
