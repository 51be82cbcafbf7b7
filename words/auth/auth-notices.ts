import { table } from '../table.ts';
import * as en from './en/auth-notices.ts';
import * as sw from './sw/auth-notices.ts';

export const authNoticesWords = table({ en, sw });
