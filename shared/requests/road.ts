import type { DealStop } from '../deal.ts';

/**
 * The stop of a request on the road of a deal (`dealStops`), by the farthest of its offers: posted 0, offers 1, one accepted 2, a viewing is
 * open 3, sold 4, rated 5.
 */
export function stopOfRequest(request: {
  bid_count: number;
  has_accepted: boolean;
  next_viewing: object | null;
  has_sale: boolean;
  has_rating: boolean;
}): DealStop {
  if (request.has_sale) return request.has_rating ? 5 : 4;
  if (request.next_viewing) return 3;
  if (request.has_accepted) return 2;
  return request.bid_count > 0 ? 1 : 0;
}
