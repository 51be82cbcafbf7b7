import { table } from '../table.ts';
import * as en from './en/own-car.ts';
import * as sw from './sw/own-car.ts';

export const ownCarWords = table({ en, sw });
