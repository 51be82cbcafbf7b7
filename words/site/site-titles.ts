import { table } from '../table.ts';
import * as en from './en/site-titles.ts';
import * as sw from './sw/site-titles.ts';

export const siteTitlesWords = table({ en, sw });
