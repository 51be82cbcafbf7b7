import { table } from '../table.ts';
import * as en from './en/site-served.ts';
import * as sw from './sw/site-served.ts';

export const siteServedWords = table({ en, sw });
