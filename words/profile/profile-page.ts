import { table } from '../table.ts';
import * as en from './en/profile-page.ts';
import * as sw from './sw/profile-page.ts';

export const profilePageWords = table({ en, sw });
