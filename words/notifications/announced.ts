import { table } from '../table.ts';
import * as en from './en/announced.ts';
import * as sw from './sw/announced.ts';

export const announcedWords = table({ en, sw });
