import { table } from '../table.ts';
import * as en from './en/admin-messages.ts';

// The administrator's screens speak English.
export const adminMessagesWords = table({ en, sw: en });
