import { table } from '../table.ts';
import * as en from './en/car-form.ts';
import * as sw from './sw/car-form.ts';

export const carFormWords = table({ en, sw });
