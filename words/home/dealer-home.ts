import { table } from '../table.ts';
import * as en from './en/dealer-home.ts';
import * as sw from './sw/dealer-home.ts';

export const dealerHomeWords = table({ en, sw });
