import { table } from '../table.ts';
import * as en from './en/access.ts';
import * as sw from './sw/access.ts';

export const accessWords = table({ en, sw });
