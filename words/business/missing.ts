import { table } from '../table.ts';
import * as en from './en/missing.ts';
import * as sw from './sw/missing.ts';

export const missingWords = table({ en, sw });
