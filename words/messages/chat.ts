import { table } from '../table.ts';
import * as en from './en/chat.ts';
import * as sw from './sw/chat.ts';

export const chatWords = table({ en, sw });
