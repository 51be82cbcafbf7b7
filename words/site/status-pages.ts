import { table } from '../table.ts';
import * as en from './en/status-pages.tsx';
import * as sw from './sw/status-pages.tsx';

export const statusPagesWords = table({ en, sw });
