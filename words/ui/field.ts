import { table } from '../table.ts';
import * as en from './en/field.ts';
import * as sw from './sw/field.ts';

export const fieldWords = table({ en, sw });
