import { table } from '../table.ts';
import * as en from './en/request-field.ts';
import * as sw from './sw/request-field.ts';

export const requestFieldWords = table({ en, sw });
