/** The orders in which a buyer reads the offers on a request (docs/domain/limits-and-money.md, "Lists"). */
export const offerSorts = ['best', 'price', 'newest', 'rating'] as const;
export type OfferSort = (typeof offerSorts)[number];
