import { table } from '../table.ts';
import * as en from './en/home.ts';
import * as sw from './sw/home.ts';

export const homeWords = table({ en, sw });
