import { table } from '../table.ts';
import * as en from './en/file-rules.ts';

// The administrator's screens speak English.
export const fileRulesWords = table({ en, sw: en });
