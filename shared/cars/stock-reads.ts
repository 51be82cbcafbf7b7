import { read } from '../contract.ts';
import { carsApi } from './api.ts';
import { stockApi } from './stock-api.ts';
import type { StockFilters } from './stock-filters.ts';

/** The own stock. */
export const ownStock = (filters: StockFilters) => read(stockApi.list, { query: filters });

/** One car of the own stock. */
export const ownCar = (id: string) => read(carsApi.readOwn, { params: { id } });

/** The bids that end with a car of the own stock. */
export const endedBids = (id: string) => read(carsApi.endsWith, { params: { id } });
