import { table } from '../table.ts';
import * as en from './en/case-car.ts';

// The administrator's screens speak English.
export const caseCarWords = table({ en, sw: en });
