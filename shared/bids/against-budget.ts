import { ksh } from '../money.ts';

/** Compares a price with a budget: 'KSh 115,000 under budget', 'Within budget', 'KSh 40,000 over budget'; null when the budget is no number. */
export function againstBudget(price: number, budget: { budget_min: number | null; budget_max: number | null }): string | null {
  const { budget_min: min, budget_max: max } = budget;
  if (max !== null && price > max) return `${ksh(price - max)} over budget`;
  if (max !== null && (min === null || price < min)) return price === max ? 'Within budget' : `${ksh(max - price)} under budget`;
  if (min !== null && max === null) return price < min ? `${ksh(min - price)} under budget` : 'Within budget';
  return max === null ? null : 'Within budget';
}
