import { table } from '../table.ts';
import * as en from './en/guessed.ts';
import * as sw from './sw/guessed.ts';

export const guessedWords = table({ en, sw });
