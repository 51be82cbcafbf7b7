import { table } from '../table.ts';
import * as en from './en/message-sending.ts';
import * as sw from './sw/message-sending.ts';

export const messageSendingWords = table({ en, sw });
