import { table } from '../table.ts';
import * as en from './en/site-texts.ts';
import * as sw from './sw/site-texts.ts';

export const siteTextsWords = table({ en, sw });
