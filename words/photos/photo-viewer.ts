import { table } from '../table.ts';
import * as en from './en/photo-viewer.ts';
import * as sw from './sw/photo-viewer.ts';

export const photoViewerWords = table({ en, sw });
