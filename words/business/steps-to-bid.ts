import { table } from '../table.ts';
import * as en from './en/steps-to-bid.ts';
import * as sw from './sw/steps-to-bid.ts';

export const stepsToBidWords = table({ en, sw });
