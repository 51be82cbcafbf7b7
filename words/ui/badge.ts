import { table } from '../table.ts';
import * as en from './en/badge.ts';
import * as sw from './sw/badge.ts';

export const badgeWords = table({ en, sw });
