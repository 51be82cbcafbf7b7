import { table } from '../table.ts';
import * as en from './en/message-rules.ts';
import * as sw from './sw/message-rules.ts';

export const messageRulesWords = table({ en, sw });
