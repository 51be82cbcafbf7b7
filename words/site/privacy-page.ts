import { table } from '../table.ts';
import * as en from './en/privacy-page.tsx';
import * as sw from './sw/privacy-page.tsx';

export const privacyPageWords = table({ en, sw });
