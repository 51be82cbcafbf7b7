import { table } from '../table.ts';
import * as en from './en/saved-car-notices.ts';
import * as sw from './sw/saved-car-notices.ts';

export const savedCarNoticesWords = table({ en, sw });
