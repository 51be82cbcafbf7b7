import { table } from '../table.ts';
import * as en from './en/commission-list.ts';
import * as sw from './sw/commission-list.ts';

export const commissionListWords = table({ en, sw });
