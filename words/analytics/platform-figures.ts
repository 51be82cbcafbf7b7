import { table } from '../table.ts';
import * as en from './en/platform-figures.ts';

// The administrator's screens and files speak English.
export const platformFiguresWords = table({ en, sw: en });
