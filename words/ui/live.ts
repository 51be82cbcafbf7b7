import { table } from '../table.ts';
import * as en from './en/live.ts';
import * as sw from './sw/live.ts';

export const liveWords = table({ en, sw });
