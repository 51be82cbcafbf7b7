import { read } from '../contract.ts';
import { bidsApi } from './api.ts';

/** The own bids of a dealer, or the offers a buyer has received, newest first. */
export const ownBids = read(bidsApi.own, {});

/** The offers on a request. */
export const offersOn = (requestId: string) => read(bidsApi.ofRequest, { params: { id: requestId } });
