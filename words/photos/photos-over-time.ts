import { table } from '../table.ts';
import * as en from './en/photos-over-time.ts';

// The administrator's screens speak English.
export const photosOverTimeWords = table({ en, sw: en });
