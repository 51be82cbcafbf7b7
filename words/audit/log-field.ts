import { table } from '../table.ts';
import * as en from './en/log-field.ts';

// The administrator's screens and files speak English.
export const logFieldWords = table({ en, sw: en });
