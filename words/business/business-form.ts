import { table } from '../table.ts';
import * as en from './en/business-form.tsx';
import * as sw from './sw/business-form.tsx';

export const businessFormWords = table({ en, sw });
