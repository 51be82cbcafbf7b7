import { table } from '../table.ts';
import * as en from './en/photo-rules.ts';
import * as sw from './sw/photo-rules.ts';

export const photoRulesWords = table({ en, sw });
