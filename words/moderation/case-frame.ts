import { table } from '../table.ts';
import * as en from './en/case-frame.ts';

// The administrator's screens speak English.
export const caseFrameWords = table({ en, sw: en });
