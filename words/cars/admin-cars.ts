import { table } from '../table.ts';
import * as en from './en/admin-cars.ts';

// The administrator's screens speak English.
export const adminCarsWords = table({ en, sw: en });
