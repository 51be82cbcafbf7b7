import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BrowseFilters } from '../../../shared/cars/browse-filters.ts';
import { browsedCars, countedCars } from '../../../shared/cars/browse-reads.ts';
import { usePaged } from '../../client/use-paged.ts';
import { reading } from '../../client/use-read.ts';

/** The cars on the market that these filters leave. */
export const useMarket = (filters: BrowseFilters) => usePaged('cars', browsedCars(filters));

/** How many cars these filters leave, and how many each option would; the figures of the filters before while they are counted. */
export const useCarCount = (filters: BrowseFilters) =>
  useQuery({ ...reading('cars', countedCars(filters)), placeholderData: keepPreviousData });
