import { read } from '../contract.ts';
import { requestsApi } from './api.ts';
import type { RequestFilters } from './filters.ts';
import type { OwnRequestFilters } from './own-filters.ts';

/** The buyer's own requests with the bids that fit best, newest first, or those that its filters leave. */
export const ownRequests = (filters: OwnRequestFilters = {}) => read(requestsApi.own, { query: filters });

/** The buyer's newest requests, as lines of the home. */
export const requestLines = read(requestsApi.lines, {});

/** One of the buyer's own requests. */
export const ownRequest = (id: string) => read(requestsApi.readOwn, { params: { id } });

/** The requests a dealer can bid on, newest first, or as its filters say. */
export const activeRequests = (filters: RequestFilters = {}) => read(requestsApi.active, { query: filters });

/** The newest of them, as lines of a dealer's home. */
export const activeRequestLines = read(requestsApi.activeLines, {});

/** An active request, or one the dealer has bid on. */
export const activeRequest = (id: string) => read(requestsApi.readActive, { params: { id } });
