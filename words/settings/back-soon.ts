import { table } from '../table.ts';
import * as en from './en/back-soon.ts';
import * as sw from './sw/back-soon.ts';

export const backSoonWords = table({ en, sw });
