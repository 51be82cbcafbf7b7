import { table } from '../table.ts';
import * as en from './en/next-viewing.ts';
import * as sw from './sw/next-viewing.ts';

export const nextViewingWords = table({ en, sw });
