import { table } from '../table.ts';
import * as en from './en/legal-page.ts';
import * as sw from './sw/legal-page.ts';

export const legalPageWords = table({ en, sw });
