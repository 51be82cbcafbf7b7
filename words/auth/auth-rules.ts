import { table } from '../table.ts';
import * as en from './en/auth-rules.ts';
import * as sw from './sw/auth-rules.ts';

export const authRulesWords = table({ en, sw });
