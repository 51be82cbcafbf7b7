import { read } from '../contract.ts';
import { requestsApi } from './api.ts';

/** The buyer's own requests with their latest bids, newest first. */
export const ownRequests = read(requestsApi.own, {});

/** One of the buyer's own requests. */
export const ownRequest = (id: string) => read(requestsApi.readOwn, { params: { id } });

/** The requests a dealer can bid on, newest first, whose model or place contains `search`. */
export const activeRequests = (search = '') => read(requestsApi.active, { query: { search } });

/** An active request, or one the dealer has bid on. */
export const activeRequest = (id: string) => read(requestsApi.readActive, { params: { id } });
