import { budgetReadWords } from '../../words/requests/budget-read.ts';
import { numberOf, writtenNumber } from '../amount.ts';
import { ksh } from '../money.ts';
import { inShillings, parseBudget } from './budget.ts';
import { budgetInFigures, budgetInWords } from './budget-in-words.ts';

/** How a budget typed in free text was understood, for its writer to check; '' for no text (docs/domain/limits-and-money.md, "Budget"). */
export function budgetRead(text: string): { isRead: boolean; words: string } {
  const { min, max } = parseBudget(text);
  if (max !== null) {
    const figures = budgetInFigures({ budget_min: min, budget_max: max }) ?? '';
    return { isRead: true, words: min === null ? budgetReadWords.upTo(figures) : figures };
  }
  if (min !== null) return { isRead: true, words: budgetReadWords.from(ksh(min)) };
  return { isRead: false, words: text.trim() && budgetReadWords.notRead(text.trim()) };
}

/** What a lone number that can't be read as shillings most likely means, in KSh: of '1.6' 1,600,000; null of anything else. */
export function meantBudget(text: string): number | null {
  const typed = inShillings(text)?.trim() ?? '';
  const [number, ...others] = typed.matchAll(writtenNumber);
  if (number?.[1] !== typed || others.length > 0) return null;
  const meant = numberOf(typed, 'm');
  return numberOf(typed, undefined) < 1000 && meant >= 50_000 && meant <= 30_000_000 ? meant : null;
}

/** What a budget that is not posted yet says to everyone: figures, or the typed words, quoted. */
export function typedBudgetInWords(budget: string): string {
  const { min, max } = parseBudget(budget);
  return budgetInWords({ budget, budget_min: min, budget_max: max });
}
