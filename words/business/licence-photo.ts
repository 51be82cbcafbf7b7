import { table } from '../table.ts';
import * as en from './en/licence-photo.ts';
import * as sw from './sw/licence-photo.ts';

export const licencePhotoWords = table({ en, sw });
