import { table } from '../table.ts';
import * as en from './en/request-notices.ts';
import * as sw from './sw/request-notices.ts';

export const requestNoticesWords = table({ en, sw });
