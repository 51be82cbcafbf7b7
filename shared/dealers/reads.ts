import { read } from '../contract.ts';
import { dealersApi } from './api.ts';
import type { DealerFilters } from './filters.ts';

/** Verified dealers, the best rated first, or as asked for. */
export const dealers = (filters: DealerFilters = {}) => read(dealersApi.list, { query: filters });

/** One dealer. */
export const oneDealer = (id: string) => read(dealersApi.read, { params: { id } });

/** The public reviews of a dealer. */
export const reviews = (id: string) => read(dealersApi.reviews, { params: { id } });
