import type { DealerFilters } from '../../../shared/dealers/filters.ts';
import { dealers, oneDealer, reviews } from '../../../shared/dealers/reads.ts';
import { usePaged } from '../../client/use-paged.ts';
import { useRead } from '../../client/use-read.ts';

/** Verified dealers. */
export const useDealers = (filters: DealerFilters) => usePaged('dealers', dealers(filters));

/** One dealer. */
export const useDealer = (id: string) => useRead('dealers', oneDealer(id));

/** The public reviews of a dealer. */
export const useReviews = (id: string) => usePaged('dealers', reviews(id));
