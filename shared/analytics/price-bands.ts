/** Where a bid stands against the most that its buyer wants to spend, the cheapest first (docs/domain/limits-and-money.md, "Analytics"). */
export const priceBands = ['far_under', 'under', 'at', 'over', 'far_over'] as const;
export type PriceBand = (typeof priceBands)[number];

export const priceBandLabels: Record<PriceBand, string> = {
  far_under: '10% under or more',
  under: 'Up to 10% under',
  at: 'At the budget',
  over: 'Up to 10% over',
  far_over: 'More than 10% over',
};
