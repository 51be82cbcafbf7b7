import { table } from '../table.ts';
import * as en from './en/first-paint.ts';
import * as sw from './sw/first-paint.ts';

export const firstPaintWords = table({ en, sw });
