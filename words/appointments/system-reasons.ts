import { table } from '../table.ts';
import * as en from './en/system-reasons.ts';
import * as sw from './sw/system-reasons.ts';

export const systemReasonsWords = table({ en, sw });
