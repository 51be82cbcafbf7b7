import { table } from '../table.ts';
import * as en from './en/sign-in-again.ts';
import * as sw from './sw/sign-in-again.ts';

export const signInAgainWords = table({ en, sw });
