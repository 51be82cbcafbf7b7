import { read } from '../contract.ts';
import { requestsApi } from './api.ts';
import type { RequestFilters } from './filters.ts';

/** The buyer's own requests with the bids that fit best, newest first. */
export const ownRequests = read(requestsApi.own, {});

/** One of the buyer's own requests. */
export const ownRequest = (id: string) => read(requestsApi.readOwn, { params: { id } });

/** The requests a dealer can bid on, newest first, or as its filters say. */
export const activeRequests = (filters: RequestFilters = {}) => read(requestsApi.active, { query: filters });

/** An active request, or one the dealer has bid on. */
export const activeRequest = (id: string) => read(requestsApi.readActive, { params: { id } });
