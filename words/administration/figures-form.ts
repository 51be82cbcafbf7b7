import { table } from '../table.ts';
import * as en from './en/figures-form.ts';

// The administrator's screens speak English.
export const figuresFormWords = table({ en, sw: en });
