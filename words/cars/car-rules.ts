import { table } from '../table.ts';
import * as en from './en/car-rules.ts';
import * as sw from './sw/car-rules.ts';

export const carRulesWords = table({ en, sw });
