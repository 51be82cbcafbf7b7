import { table } from '../table.ts';
import * as en from './en/own-data-rules.ts';
import * as sw from './sw/own-data-rules.ts';

export const ownDataRulesWords = table({ en, sw });
