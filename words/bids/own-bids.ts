import { table } from '../table.ts';
import * as en from './en/own-bids.tsx';
import * as sw from './sw/own-bids.tsx';

export const ownBidsWords = table({ en, sw });
