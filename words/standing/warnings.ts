import { table } from '../table.ts';
import * as en from './en/warnings.ts';
import * as sw from './sw/warnings.ts';

export const warningsWords = table({ en, sw });
