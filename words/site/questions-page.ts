import { table } from '../table.ts';
import * as en from './en/questions-page.tsx';
import * as sw from './sw/questions-page.tsx';

export const questionsPageWords = table({ en, sw });
