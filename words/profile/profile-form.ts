import { table } from '../table.ts';
import * as en from './en/profile-form.ts';
import * as sw from './sw/profile-form.ts';

export const profileFormWords = table({ en, sw });
