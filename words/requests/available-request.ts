import { table } from '../table.ts';
import * as en from './en/available-request.ts';
import * as sw from './sw/available-request.ts';

export const availableRequestWords = table({ en, sw });
