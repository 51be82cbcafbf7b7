import { table } from '../table.ts';
import * as en from './en/buyer-home.ts';
import * as sw from './sw/buyer-home.ts';

export const buyerHomeWords = table({ en, sw });
