import { table } from '../table.ts';
import * as en from './en/car-log.ts';

// The administrator's screens and files speak English.
export const carLogWords = table({ en, sw: en });
