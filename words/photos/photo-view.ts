import { table } from '../table.ts';
import * as en from './en/photo-view.ts';
import * as sw from './sw/photo-view.ts';

export const photoViewWords = table({ en, sw });
