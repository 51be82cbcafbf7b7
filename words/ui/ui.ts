import { table } from '../table.ts';
import * as en from './en/ui.ts';
import * as sw from './sw/ui.ts';

export const uiWords = table({ en, sw });
