import { table } from '../table.ts';
import * as en from './en/time.ts';
import * as sw from './sw/time.ts';

export const timeWords = table({ en, sw });
