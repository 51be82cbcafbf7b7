import { table } from '../table.ts';
import * as en from './en/about-page.ts';
import * as sw from './sw/about-page.ts';

export const aboutPageWords = table({ en, sw });
