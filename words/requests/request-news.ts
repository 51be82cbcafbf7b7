import { table } from '../table.ts';
import * as en from './en/request-news.ts';
import * as sw from './sw/request-news.ts';

export const requestNewsWords = table({ en, sw });
