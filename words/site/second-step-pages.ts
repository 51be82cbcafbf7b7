import { table } from '../table.ts';
import * as en from './en/second-step-pages.tsx';
import * as sw from './sw/second-step-pages.tsx';

export const secondStepPagesWords = table({ en, sw });
