import { table } from '../table.ts';
import * as en from './en/site-refusals.ts';
import * as sw from './sw/site-refusals.ts';

export const siteRefusalsWords = table({ en, sw });
