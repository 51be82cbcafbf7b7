import { table } from '../table.ts';
import * as en from './en/language-choice.ts';
import * as sw from './sw/language-choice.ts';

export const languageChoiceWords = table({ en, sw });
