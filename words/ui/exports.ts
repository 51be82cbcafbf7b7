import { table } from '../table.ts';
import * as en from './en/exports.ts';
import * as sw from './sw/exports.ts';

export const exportsWords = table({ en, sw });
