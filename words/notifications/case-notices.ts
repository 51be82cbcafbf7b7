import { table } from '../table.ts';
import * as en from './en/case-notices.ts';

// What the administrator reads is in English.
export const caseNoticesWords = table({ en, sw: en });
