import { table } from '../table.ts';
import * as en from './en/own-password.ts';
import * as sw from './sw/own-password.ts';

export const ownPasswordWords = table({ en, sw });
