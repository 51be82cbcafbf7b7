import { table } from '../table.ts';
import * as en from './en/kept-reasons.ts';

// What stands in a row stands there in English: it has many readers.
export const keptReasonsWords = table({ en, sw: en });
