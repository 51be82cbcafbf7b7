import { table } from '../table.ts';
import * as en from './en/business-detail.ts';
import * as sw from './sw/business-detail.ts';

export const businessDetailWords = table({ en, sw });
