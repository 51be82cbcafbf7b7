import { table } from '../table.ts';
import * as en from './en/conversations.tsx';
import * as sw from './sw/conversations.tsx';

export const conversationsWords = table({ en, sw });
