/** The orders in which dealers read requests. */
export const requestSorts = ['newest', 'highest_budget', 'lowest_budget'] as const;
export type RequestSort = (typeof requestSorts)[number];
