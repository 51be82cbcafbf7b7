import { table } from '../table.ts';
import * as en from './en/unknown-person.ts';
import * as sw from './sw/unknown-person.ts';

export const unknownPersonWords = table({ en, sw });
