import { table } from '../table.ts';
import * as en from './en/deal-state.ts';
import * as sw from './sw/deal-state.ts';

export const dealStateWords = table({ en, sw });
