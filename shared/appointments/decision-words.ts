import { commissionOn } from '../commissions/amount.ts';
import { payDays } from '../commissions/limits.ts';
import { ksh } from '../money.ts';
import { shortDate } from '../time.ts';
import type { Decision } from './decision.ts';
import type { DisputeCase } from './dispute-case.ts';

/** What each decision about a disputed outcome means in money, for the choice and its button. `price`: what the administrator typed, in KSh. */
export function decisionWords(
  { outcome, final_price, commission }: DisputeCase,
  price: number | null,
  now: Date,
): Record<Decision, string> {
  const due = `is due by ${shortDate(new Date(now.getTime() + payDays * 86_400_000))}`;
  const owed = commission && ksh(commission.commission_amount);
  const back = owed ? `${owed} is ${commission.status === 'paid' ? 'refunded' : 'removed'}` : 'no commission';
  const recorded = outcome === 'sold' && final_price !== null ? `sold at ${ksh(final_price)}` : 'not sold';
  const stands = owed ? `${owed} ${commission.status === 'paid' ? 'stays paid' : due}` : `it stays ${recorded}`;
  return {
    upheld: `Upheld: ${stands}`,
    sold: price ? `Overturned, sold at ${ksh(price)}: ${ksh(commissionOn(price))} ${due}` : 'Overturned: sold at another price',
    not_sold: `Overturned, not sold: ${back}`,
    cancelled: `Overturned, viewing cancelled: ${back}`,
  };
}
