import { table } from '../table.ts';
import * as en from './en/deal.ts';
import * as sw from './sw/deal.ts';

export const dealWords = table({ en, sw });
