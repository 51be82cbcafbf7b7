import { table } from '../table.ts';
import * as en from './en/unread-news.ts';
import * as sw from './sw/unread-news.ts';

export const unreadNewsWords = table({ en, sw });
