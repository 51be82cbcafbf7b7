import { table } from '../table.ts';
import * as en from './en/stopped.ts';
import * as sw from './sw/stopped.ts';

export const stoppedWords = table({ en, sw });
