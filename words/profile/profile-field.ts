import { table } from '../table.ts';
import * as en from './en/profile-field.ts';
import * as sw from './sw/profile-field.ts';

export const profileFieldWords = table({ en, sw });
