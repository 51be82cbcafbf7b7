import { againstBudget } from '../../../shared/bids/against-budget.ts';
import { budgetInWords, type ReadBudget } from '../../../shared/requests/budget-in-words.ts';
import { bidStateWords } from '../../../words/bids/bid-state.ts';
import { useUser } from '../../client/session.ts';

interface AgainstLimitProps {
  /** KSh. */
  price: number;
  budget: ReadBudget;
  className?: string;
}

/** A price against what the buyer wants to spend, in words; the budget itself where it names no limit. */
export function AgainstLimit({ price, budget, className = '' }: AgainstLimitProps) {
  const { role } = useUser();
  const against = againstBudget(price, budget, role);
  if (!against) return <span className={`text-muted ${className}`}>{bidStateWords.budget(budgetInWords(budget))}</span>;
  return <span className={`font-bold ${against.isOver ? 'text-clay' : 'text-tea'} ${className}`}>{against.words}</span>;
}
