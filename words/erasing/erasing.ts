import { table } from '../table.ts';
import * as en from './en/erasing.tsx';
import * as sw from './sw/erasing.tsx';

export const erasingWords = table({ en, sw });
