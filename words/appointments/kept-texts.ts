import { table } from '../table.ts';
import * as en from './en/kept-texts.ts';

// What stands in a row stands there in English: it has many readers.
export const keptTextsWords = table({ en, sw: en });
