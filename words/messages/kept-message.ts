import { table } from '../table.ts';
import * as en from './en/kept-message.ts';

// What stands in a row stands there in English: it has two readers.
export const keptMessageWords = table({ en, sw: en });
