import { table } from '../table.ts';
import * as en from './en/request-rules.ts';
import * as sw from './sw/request-rules.ts';

export const requestRulesWords = table({ en, sw });
