import { table } from '../table.ts';
import * as en from './en/car-card.ts';
import * as sw from './sw/car-card.ts';

export const carCardWords = table({ en, sw });
