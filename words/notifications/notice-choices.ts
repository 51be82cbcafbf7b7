import { table } from '../table.ts';
import * as en from './en/notice-choices.ts';
import * as sw from './sw/notice-choices.ts';

export const noticeChoicesWords = table({ en, sw });
