import { fittingCars, fittingRequests } from '../../../shared/requests/fitting-reads.ts';
import { usePaged } from '../../client/use-paged.ts';
import { useRead } from '../../client/use-read.ts';

/** The first three cars on the market that fit one of the buyer's own requests, and how many do. */
export const useFittingPreview = (requestId: string) => useRead('cars', fittingCars(requestId, { preview: 'true' }));

/** All cars on the market that fit one of the buyer's own requests, the cheapest first. */
export const useFittingCars = (requestId: string) => usePaged('cars', fittingCars(requestId));

/** The requests that cars of the dealer's stock fit, newest first. */
export const useFittingRequests = () => usePaged('fitting', fittingRequests);
