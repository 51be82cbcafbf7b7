import { table } from '../table.ts';
import * as en from './en/site-scripts.ts';
import * as sw from './sw/site-scripts.ts';

export const siteScriptsWords = table({ en, sw });
