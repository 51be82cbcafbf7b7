import { table } from '../table.ts';
import * as en from './en/second-step.ts';
import * as sw from './sw/second-step.ts';

export const secondStepWords = table({ en, sw });
