import { table } from '../table.ts';
import * as en from './en/unverified.tsx';
import * as sw from './sw/unverified.tsx';

export const unverifiedWords = table({ en, sw });
