/** The orders of the list of dealers; the first one is used unless another is asked for. */
export const dealerSorts = ['rating', 'newest'] as const;
export type DealerSort = (typeof dealerSorts)[number];
