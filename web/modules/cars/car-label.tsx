import type { CarCard } from '../../../shared/cars/replies.ts';
import { ksh } from '../../../shared/money.ts';
import { dayInNairobi } from '../../../shared/time.ts';
import { carCardWords } from '../../../words/cars/car-card.ts';
import { InkLabel } from '../../ui/ink-label.tsx';

/** What is new about a car, for the corner of its photo; null when nothing is. */
export function labelOf({ status, was_price, created_at }: CarCard, now: Date) {
  if (status === 'reserved') return <InkLabel>{carCardWords.reserved}</InkLabel>;
  if (was_price !== null) return <InkLabel>{carCardWords.was(ksh(was_price))}</InkLabel>;
  return dayInNairobi(created_at) === dayInNairobi(now) ? <InkLabel>{carCardWords.newToday}</InkLabel> : null;
}
