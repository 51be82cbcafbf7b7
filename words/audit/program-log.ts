import { table } from '../table.ts';
import * as en from './en/program-log.ts';

// The administrator's screens and files speak English.
export const programLogWords = table({ en, sw: en });
