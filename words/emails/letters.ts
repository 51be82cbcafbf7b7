import { table } from '../table.ts';
import * as en from './en/letters.ts';
import * as sw from './sw/letters.ts';

export const lettersWords = table({ en, sw });
