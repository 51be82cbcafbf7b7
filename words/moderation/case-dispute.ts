import { table } from '../table.ts';
import * as en from './en/case-dispute.tsx';

// The administrator's screens speak English.
export const caseDisputeWords = table({ en, sw: en });
