import { table } from '../table.ts';
import * as en from './en/bid-rules.ts';
import * as sw from './sw/bid-rules.ts';

export const bidRulesWords = table({ en, sw });
