import { owedWords } from '../../words/commissions/owed.ts';
import { dayInNairobi, friendlyDay, shortDate } from '../time.ts';
import type { Commission } from './api.ts';

type Due = Pick<
  Commission,
  'held' | 'due_at' | 'is_overdue' | 'paid_at' | 'payment_reference' | 'refunded_at' | 'refund_reference' | 'kept_at'
>;

/** When a commission is to be paid: 'due Wed 25 Nov, in 3 days', 'due tomorrow', 'overdue since Fri 20 Nov'. */
export function dueInWords({ due_at, is_overdue }: { due_at: string; is_overdue: boolean }, now: Date): string {
  if (is_overdue) return owedWords.overdueSince(friendlyDay(due_at, now));
  const days = (Date.parse(dayInNairobi(due_at)) - Date.parse(dayInNairobi(now))) / 86_400_000;
  return days > 1 ? owedWords.dueIn(friendlyDay(due_at, now), days) : owedWords.due(friendlyDay(due_at, now));
}

/** How a commission stands, as a sentence and what kind of state it is. */
export function commissionState(commission: Due, now: Date): { kind: 'waiting' | 'open' | 'settled' | 'ended'; words: string } {
  const { held, due_at, is_overdue, paid_at, payment_reference, refunded_at, refund_reference, kept_at } = commission;
  const withReference = (words: string, reference: string | null) => (reference ? `${words} · ${reference}` : words);
  if (refunded_at) return { kind: 'ended', words: withReference(owedWords.refunded(shortDate(refunded_at)), refund_reference) };
  if (kept_at) return { kind: 'settled', words: owedWords.takenBack(shortDate(kept_at)) };
  if (paid_at) return { kind: 'settled', words: withReference(owedWords.paid(shortDate(paid_at)), payment_reference) };
  if (held || !due_at) return { kind: 'open', words: owedWords.held };
  return { kind: 'waiting', words: dueInWords({ due_at, is_overdue }, now) };
}

/** How a commission stands, in one word. */
export function commissionStanding({
  held,
  is_overdue,
  paid_at,
  refunded_at,
  kept_at,
}: Due): 'refunded' | 'kept' | 'paid' | 'held' | 'overdue' | 'pending' {
  if (refunded_at) return 'refunded';
  if (kept_at) return 'kept';
  if (paid_at) return 'paid';
  if (held) return 'held';
  return is_overdue ? 'overdue' : 'pending';
}
