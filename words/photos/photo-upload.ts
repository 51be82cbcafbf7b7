import { table } from '../table.ts';
import * as en from './en/photo-upload.ts';
import * as sw from './sw/photo-upload.ts';

export const photoUploadWords = table({ en, sw });
