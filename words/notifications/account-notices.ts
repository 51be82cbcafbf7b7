import { table } from '../table.ts';
import * as en from './en/account-notices.ts';
import * as sw from './sw/account-notices.ts';

export const accountNoticesWords = table({ en, sw });
