import { table } from '../table.ts';
import * as en from './en/lists.tsx';
import * as sw from './sw/lists.tsx';

export const listsWords = table({ en, sw });
