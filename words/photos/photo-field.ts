import { table } from '../table.ts';
import * as en from './en/photo-field.ts';
import * as sw from './sw/photo-field.ts';

export const photoFieldWords = table({ en, sw });
