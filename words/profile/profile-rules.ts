import { table } from '../table.ts';
import * as en from './en/profile-rules.ts';
import * as sw from './sw/profile-rules.ts';

export const profileRulesWords = table({ en, sw });
