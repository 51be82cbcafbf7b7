import { table } from '../table.ts';
import * as en from './en/standing-notices.ts';
import * as sw from './sw/standing-notices.ts';

export const standingNoticesWords = table({ en, sw });
