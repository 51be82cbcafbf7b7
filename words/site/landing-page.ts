import { table } from '../table.ts';
import * as en from './en/landing-page.ts';
import * as sw from './sw/landing-page.ts';

export const landingPageWords = table({ en, sw });
