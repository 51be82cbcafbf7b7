import { table } from '../table.ts';
import * as en from './en/case-queue.ts';

// The administrator's screens speak English.
export const caseQueueWords = table({ en, sw: en });
