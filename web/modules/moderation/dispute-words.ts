import type { Decision } from '../../../shared/appointments/decision.ts';
import { commissionOn } from '../../../shared/commissions/amount.ts';
import { payDays } from '../../../shared/commissions/limits.ts';
import { asksForMoney } from '../../../shared/commissions/rules.ts';
import type { Outcome } from '../../../shared/deal.ts';
import type { DisputeView } from '../../../shared/moderation/dispute-view.ts';
import { ksh } from '../../../shared/money.ts';
import { shortDate } from '../../../shared/time.ts';
import { adminAppointmentListWords } from '../../../words/appointments/admin-appointment-list.ts';

export type Names = Record<'buyer' | 'dealer' | 'team' | 'system', string>;

/** The names of who acts in a deal. */
export function namesIn({ people }: Pick<DisputeView, 'people'>): Names {
  return { buyer: people.buyer.name, dealer: people.dealer.name, team: 'Our team', system: 'The program' };
}

/** Who raised an open dispute: 'Wanjiru Kamau, and a rule'. */
export function raisedBy({ disputes }: Pick<DisputeView, 'disputes'>, names: Names): string {
  const people = [...new Set(disputes.map(({ raised_by }) => raised_by))];
  const named = people.filter((one) => one !== 'system').map((one) => names[one]);
  const byRule = people.includes('system') ? ['a rule'] : [];
  return [...named, ...byRule].join(', and ');
}

interface DecisionWords {
  title: string;
  /** The money that follows. */
  follows: string;
  /** What the button says: the record, and the money that moves with it. */
  action: string;
}

/**
 * What each decision about a disputed outcome means in money (docs/domain/lifecycles.md, "Dispute"). `price`: what the administrator typed, in KSh;
 * `way`: what they chose for a commission that was paid, 'refunded', 'kept', or '' while neither.
 */
export function disputeWords(
  { outcome, final_price, commission }: Pick<DisputeView, 'outcome' | 'final_price' | 'commission'>,
  price: number | undefined,
  now: Date,
  way = '',
): Record<Decision, DecisionWords> {
  const due = shortDate(new Date(now.getTime() + payDays * 86_400_000));
  const owed = commission && ksh(commission.commission_amount);
  const isPaid = commission?.status === 'paid';
  const isToRefund = asksForMoney(commission);
  const stands = owed ? `Commission ${owed} ${isPaid ? 'stays paid' : `is released, its ${payDays} days begin again`}.` : 'No commission.';
  const goes = isToRefund ? `Commission ${owed} is refunded or kept.` : isPaid || !owed ? stands : `Commission ${owed} is removed.`;
  const isSold = outcome === 'sold';
  const recorded = isSold && final_price !== null ? ksh(final_price) : null;
  const withMoney = (action: string) => {
    if (isToRefund) return way ? `${action}: ${way === 'kept' ? 'keep' : 'refund'} ${owed}` : action;
    return owed && !isPaid ? `${action}: ${owed} is not owed` : action;
  };
  return {
    upheld: {
      title: 'Uphold: the record stands',
      follows: `${recorded ?? 'Not sold'}. ${stands}`,
      action: isSold ? `Uphold the sale${owed ? `: ${owed} ${isPaid ? 'stays paid' : 'is owed'}` : ''}` : 'Uphold: it was not sold',
    },
    sold: {
      title: isSold ? 'Overturn: correct the price' : 'Overturn: it was sold',
      follows: price ? `Commission becomes ${ksh(commissionOn(price))}, due ${due}.` : 'The commission follows from the price.',
      action: price
        ? `${isSold ? 'Correct to' : 'Record as sold at'} ${ksh(price)}: ${isToRefund ? `refund ${owed}` : `${ksh(commissionOn(price))} is owed`}`
        : 'Enter the price',
    },
    not_sold: {
      title: 'Overturn: it was not sold',
      follows: `${goes} Request and car stay as they are.`,
      action: withMoney('Record as not sold'),
    },
    cancelled: {
      title: 'Overturn: there was no viewing',
      follows: `${goes} The viewing counts as cancelled.`,
      action: withMoney('Record as cancelled'),
    },
  };
}

type Step = DisputeView['steps'][number];

const stepsInWords: Record<Step['what'], (step: Step & { who: string; sum: string }) => string> = {
  requested: ({ who }) => `${who} posted the request`,
  offered: ({ who, sum }) => `${who} offered ${sum}`,
  accepted: ({ sum }) => `Offer accepted at ${sum}`,
  viewing: () => 'The viewing',
  completed: ({ who, sum, outcome }) => `${who} recorded: ${outcome === 'sold' ? `sold, ${sum}` : outcome ? 'not sold' : 'no viewing'}`,
  disputed: ({ who, by }) => (by === 'system' ? 'Raised by a rule' : `${who}: “This is not right”`),
  decided: ({ verdict }) => `Our team decided: ${verdict ?? ''}`,
};

/** One stop of how it went: 'Dealer recorded: sold, KSh 2,400,000'. */
export function stepWords(step: Step, names: Names): string {
  const { what, by, amount } = step;
  return stepsInWords[what]({ ...step, who: names[by ?? 'system'], sum: amount === null ? '' : ksh(amount) });
}

/** How a dispute was decided: 'Upheld: sold at KSh 1,285,000', 'Overturned'. */
export function decidedWords({ verdict, recorded }: NonNullable<DisputeView['decided']>): string {
  if (verdict === 'overturned') return 'Overturned';
  return recorded ? `Upheld: ${recordWords(recorded)}` : 'Upheld';
}

/** What stands now, whatever was decided: 'sold at KSh 1,285,000', 'there was no viewing'. */
export function standingWords({ status, outcome, final_price }: Pick<DisputeView, 'status' | 'outcome' | 'final_price'>): string {
  if (outcome) return recordWords({ outcome, final_price });
  return status === 'cancelled'
    ? 'there was no viewing'
    : `the viewing is ${adminAppointmentListWords.statuses[status].toLowerCase()} again`;
}

function recordWords({ outcome, final_price }: { outcome: Outcome; final_price: number | null }): string {
  return outcome === 'sold' && final_price !== null ? `sold at ${ksh(final_price)}` : 'not sold';
}
