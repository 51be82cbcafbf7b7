import { table } from '../table.ts';
import * as en from './en/post-request-page.ts';
import * as sw from './sw/post-request-page.ts';

export const postRequestPageWords = table({ en, sw });
