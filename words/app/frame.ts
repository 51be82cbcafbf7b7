import { table } from '../table.ts';
import * as en from './en/frame.ts';
import * as sw from './sw/frame.ts';

export const frameWords = table({ en, sw });
