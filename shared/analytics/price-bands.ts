/** Where a bid stands against the most that its buyer wants to spend, the cheapest first (docs/domain/limits-and-money.md, "Analytics"). */
export const priceBands = ['far_under', 'under', 'at', 'over', 'far_over'] as const;
export type PriceBand = (typeof priceBands)[number];
