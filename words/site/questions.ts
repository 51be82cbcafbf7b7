import { table } from '../table.ts';
import * as en from './en/questions.ts';
import * as sw from './sw/questions.ts';

export const questionsWords = table({ en, sw });
