import { table } from '../table.ts';
import * as en from './en/car-notices.ts';
import * as sw from './sw/car-notices.ts';

export const carNoticesWords = table({ en, sw });
