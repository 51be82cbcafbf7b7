import { table } from '../table.ts';
import * as en from './en/saved-cars.ts';
import * as sw from './sw/saved-cars.ts';

export const savedCarsWords = table({ en, sw });
