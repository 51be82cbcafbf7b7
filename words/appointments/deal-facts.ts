import { table } from '../table.ts';
import * as en from './en/deal-facts.ts';
import * as sw from './sw/deal-facts.ts';

export const dealFactsWords = table({ en, sw });
