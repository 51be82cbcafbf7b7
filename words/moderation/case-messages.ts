import { table } from '../table.ts';
import * as en from './en/case-messages.ts';

// The administrator's screens speak English.
export const caseMessagesWords = table({ en, sw: en });
