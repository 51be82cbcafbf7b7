import { table } from '../table.ts';
import * as en from './en/car-option.ts';
import * as sw from './sw/car-option.ts';

export const carOptionWords = table({ en, sw });
