import { budgetWords } from '../../words/requests/budget.ts';
import { ksh } from '../money.ts';
import type { Budget } from './budget.ts';

/** A budget as a reply has it: as it was typed, and what was read of it, in KSh. */
export interface ReadBudget {
  budget: string;
  budget_min: Budget['min'];
  budget_max: Budget['max'];
}

/** A budget in figures: 'KSh 1,300,000 – 1,550,000', 'KSh 900,000', 'from KSh 900,000'; null when none was read. */
export function budgetInFigures({ budget_min: min, budget_max: max }: Omit<ReadBudget, 'budget'>): string | null {
  if (min !== null && max !== null && min !== max) return `${ksh(min)} – ${ksh(max).replace(/^\S+\s/, '')}`;
  if (max !== null) return ksh(max);
  return min === null ? null : budgetWords.from(ksh(min));
}

/** What a buyer wants to spend, to everyone: the figures that were read, else what was typed, quoted (docs/domain/limits-and-money.md, "Budget"). */
export const budgetInWords = (request: ReadBudget): string => budgetInFigures(request) ?? `“${request.budget}”`;
