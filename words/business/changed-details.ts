import { table } from '../table.ts';
import * as en from './en/changed-details.ts';
import * as sw from './sw/changed-details.ts';

export const changedDetailsWords = table({ en, sw });
