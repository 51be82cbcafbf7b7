import { read } from '../contract.ts';
import { browseApi } from './browse-api.ts';
import type { BrowseFilters } from './browse-filters.ts';

/** The cars on the market that these filters leave. */
export const browsedCars = (filters: BrowseFilters = {}) => read(browseApi.browse, { query: filters });

/** How many cars these filters leave, and how many each option would. */
export const countedCars = ({ sort: _, ...filters }: BrowseFilters) => read(browseApi.count, { query: filters });
