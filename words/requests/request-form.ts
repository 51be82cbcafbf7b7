import { table } from '../table.ts';
import * as en from './en/request-form.ts';
import * as sw from './sw/request-form.ts';

export const requestFormWords = table({ en, sw });
