import { table } from '../table.ts';
import * as en from './en/lifecycle.ts';
import * as sw from './sw/lifecycle.ts';

export const lifecycleWords = table({ en, sw });
