import { table } from '../table.ts';
import * as en from './en/log.ts';

// The administrator's screens and files speak English.
export const logWords = table({ en, sw: en });
