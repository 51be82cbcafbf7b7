import { table } from '../table.ts';
import * as en from './en/dealers.ts';
import * as sw from './sw/dealers.ts';

export const dealersWords = table({ en, sw });
