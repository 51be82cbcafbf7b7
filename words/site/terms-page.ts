import { table } from '../table.ts';
import * as en from './en/terms-page.tsx';
import * as sw from './sw/terms-page.tsx';

export const termsPageWords = table({ en, sw });
