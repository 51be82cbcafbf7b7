import { table } from '../table.ts';
import * as en from './en/answers.ts';
import * as sw from './sw/answers.ts';

export const answersWords = table({ en, sw });
