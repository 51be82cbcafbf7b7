import { read } from '../contract.ts';
import { bidsApi } from './api.ts';
import type { BidFilters } from './filters.ts';
import type { OfferSort } from './sorts.ts';

/** A dealer's own bids, or the bids a buyer has received, newest first, or those that its filters leave. */
export const ownBids = (filters: BidFilters = {}) => read(bidsApi.own, { query: filters });

/** The newest offers that a buyer has received, as lines of the home. */
export const offerLines = read(bidsApi.lines, {});

/** The newest of a dealer's own bids, as lines of the home. */
export const ownBidLines = read(bidsApi.ownLines, {});

/** The bids on a request, sorted; for its buyer also only those of the shortlist. */
export const offersOn = (requestId: string, query: { sort: OfferSort; only?: 'shortlist' | undefined }) =>
  read(bidsApi.ofRequest, { params: { id: requestId }, query });
