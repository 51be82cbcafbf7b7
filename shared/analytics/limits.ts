/** Fewer different buyers than this might be recognised by what they ask for (docs/domain/limits-and-money.md, "Analytics"). */
export const fewestBuyers = 5;

/** In KSh. The budgets of others are told in such steps only, so that nobody who adds requests around another's works it out. */
export const budgetStep = 100_000;
