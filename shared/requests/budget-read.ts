import { ksh } from '../money.ts';
import { parseBudget } from './budget.ts';

const read = 'We read this as ';

/**
 * How a budget typed in free text was understood, or how to write one that can be read, for its writer to check; '' for no text
 * (docs/domain/limits-and-money.md, "Budget").
 */
export function budgetRead(text: string): string {
  const { min, max } = parseBudget(text);
  if (min !== null && max !== null) return `${read}${ksh(min)} – ${ksh(max)}`;
  if (max !== null) return `${read}up to ${ksh(max)}`;
  if (min !== null) return `${read}from ${ksh(min)}`;
  return text.trim() && `We can’t read this as shillings; dealers see it as typed. ${wayToWrite(text)}`;
}

// A bare number under 20 most likely means millions, a longer one thousands.
function wayToWrite(text: string): string {
  const number = Number(text);
  const meant = `${text.trim()}${number < 20 ? 'M' : 'k'}`;
  const { max } = parseBudget(number > 0 ? meant : '');
  return max === null ? 'Try 1.2M.' : `${meant} would be ${ksh(max)}.`;
}
