import { table } from '../table.ts';
import * as en from './en/message-menu.ts';
import * as sw from './sw/message-menu.ts';

export const messageMenuWords = table({ en, sw });
