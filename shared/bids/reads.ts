import { read } from '../contract.ts';
import { bidsApi } from './api.ts';

/** A dealer's own bids, or the bids a buyer has received, newest first. */
export const ownBids = read(bidsApi.own, {});

/** The bids on a request. */
export const offersOn = (requestId: string) => read(bidsApi.ofRequest, { params: { id: requestId } });
