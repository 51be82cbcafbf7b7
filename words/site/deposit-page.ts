import { table } from '../table.ts';
import * as en from './en/deposit-page.tsx';
import * as sw from './sw/deposit-page.tsx';

export const depositPageWords = table({ en, sw });
