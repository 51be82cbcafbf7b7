import { table } from '../table.ts';
import * as en from './en/letter.tsx';
import * as sw from './sw/letter.tsx';

export const letterWords = table({ en, sw });
