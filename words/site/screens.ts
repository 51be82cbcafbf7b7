import { table } from '../table.ts';
import * as en from './en/screens.ts';
import * as sw from './sw/screens.ts';

export const screensWords = table({ en, sw });
