import { table } from '../table.ts';
import * as en from './en/car-price.ts';
import * as sw from './sw/car-price.ts';

export const carPriceWords = table({ en, sw });
