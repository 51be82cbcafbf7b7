import { table } from '../table.ts';
import * as en from './en/sessions.ts';
import * as sw from './sw/sessions.ts';

export const sessionsWords = table({ en, sw });
