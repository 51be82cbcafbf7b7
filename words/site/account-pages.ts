import { table } from '../table.ts';
import * as en from './en/account-pages.tsx';
import * as sw from './sw/account-pages.tsx';

export const accountPagesWords = table({ en, sw });
