import { table } from '../table.ts';
import * as en from './en/saved-change.ts';
import * as sw from './sw/saved-change.ts';

export const savedChangeWords = table({ en, sw });
