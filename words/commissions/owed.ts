import { table } from '../table.ts';
import * as en from './en/owed.ts';
import * as sw from './sw/owed.ts';

export const owedWords = table({ en, sw });
