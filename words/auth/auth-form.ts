import { table } from '../table.ts';
import * as en from './en/auth-form.ts';
import * as sw from './sw/auth-form.ts';

export const authFormWords = table({ en, sw });
