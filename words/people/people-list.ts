import { table } from '../table.ts';
import * as en from './en/people-list.ts';

// The administrator's screens speak English.
export const peopleListWords = table({ en, sw: en });
