import { table } from '../table.ts';
import * as en from './en/person-form.ts';
import * as sw from './sw/person-form.ts';

export const personFormWords = table({ en, sw });
