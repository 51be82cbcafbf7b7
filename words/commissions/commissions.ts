import { table } from '../table.ts';
import * as en from './en/commissions.tsx';
import * as sw from './sw/commissions.tsx';

export const commissionsWords = table({ en, sw });
