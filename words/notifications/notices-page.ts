import { table } from '../table.ts';
import * as en from './en/notices-page.ts';
import * as sw from './sw/notices-page.ts';

export const noticesPageWords = table({ en, sw });
