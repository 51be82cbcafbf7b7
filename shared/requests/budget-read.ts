import { ksh } from '../money.ts';
import { parseBudget } from './budget.ts';

/**
 * How a budget typed in free text was understood, for its writer to check; '' when nothing could be read (docs/domain/limits-and-money.md,
 * "Budget").
 */
export function budgetRead(text: string): string {
  const { min, max } = parseBudget(text);
  if (min !== null && max !== null) return `We read: ${ksh(min)} – ${ksh(max)}`;
  if (max !== null) return `We read: up to ${ksh(max)}`;
  return min === null ? '' : `We read: from ${ksh(min)}`;
}
