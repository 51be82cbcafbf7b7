import { table } from '../table.ts';
import * as en from './en/car-field.ts';
import * as sw from './sw/car-field.ts';

export const carFieldWords = table({ en, sw });
