import { bidStateWords } from '../../words/bids/bid-state.ts';
import { ksh } from '../money.ts';

export interface AgainstBudget {
  /** Whether the price is above what the buyer wants to spend. */
  isOver: boolean;
  /** 'KSh 115,000 under your limit', 'at your limit', 'KSh 40,000 over your limit'; to the dealer 'the limit'. */
  words: string;
}

/** Compares a price with the most the buyer wants to spend, in words for this reader; null when the budget names no such figure. */
export function againstBudget(
  price: number,
  budget: { budget_max: number | null },
  reader: 'buyer' | 'dealer' | 'admin',
): AgainstBudget | null {
  const { budget_max: max } = budget;
  if (max === null) return null;
  const over = price - max;
  const { at, above, below } = reader === 'buyer' ? bidStateWords.yourLimit : bidStateWords.theLimit;
  if (over === 0) return { isOver: false, words: at };
  return over > 0 ? { isOver: true, words: above(ksh(over)) } : { isOver: false, words: below(ksh(-over)) };
}
