import { table } from '../table.ts';
import * as en from './en/deal-stops.ts';
import * as sw from './sw/deal-stops.ts';

export const dealStopsWords = table({ en, sw });
