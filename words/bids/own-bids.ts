import { table } from '../table.ts';
import * as en from './en/own-bids.ts';
import * as sw from './sw/own-bids.ts';

export const ownBidsWords = table({ en, sw });
