import { table } from '../table.ts';
import * as en from './en/buyer-requests.ts';
import * as sw from './sw/buyer-requests.ts';

export const buyerRequestsWords = table({ en, sw });
