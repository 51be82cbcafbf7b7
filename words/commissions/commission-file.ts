import { table } from '../table.ts';
import * as en from './en/commission-file.ts';

// The administrator's files are in English.
export const commissionFileWords = table({ en, sw: en });
