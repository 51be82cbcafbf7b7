import { table } from '../table.ts';
import * as en from './en/answer-time.ts';
import * as sw from './sw/answer-time.ts';

export const answerTimeWords = table({ en, sw });
