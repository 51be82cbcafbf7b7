import { againstBudget } from '../../../shared/bids/against-budget.ts';
import { useUser } from '../../client/session.ts';

interface AgainstLimitProps {
  /** KSh. */
  price: number;
  budget: { budget: string; budget_max: number | null };
  className?: string;
}

/** A price against what the buyer wants to spend, in words; the buyer's own words where they name no limit. */
export function AgainstLimit({ price, budget, className = '' }: AgainstLimitProps) {
  const { role } = useUser();
  const against = againstBudget(price, budget, role);
  if (!against) return <span className={`text-muted ${className}`}>Budget {budget.budget}</span>;
  return <span className={`font-bold ${against.isOver ? 'text-clay' : 'text-tea'} ${className}`}>{against.words}</span>;
}
