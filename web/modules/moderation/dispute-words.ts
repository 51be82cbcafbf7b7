import type { Decision } from '../../../shared/appointments/decision.ts';
import { commissionOn } from '../../../shared/commissions/amount.ts';
import { payDays } from '../../../shared/commissions/limits.ts';
import { asksForMoney } from '../../../shared/commissions/rules.ts';
import type { DisputeView } from '../../../shared/moderation/dispute-view.ts';
import { ksh } from '../../../shared/money.ts';
import { shortDate } from '../../../shared/time.ts';
import { caseDisputeWords } from '../../../words/moderation/case-dispute.ts';

export type Names = Record<'buyer' | 'dealer' | 'team' | 'system', string>;

/** The names of who acts in a deal. */
export function namesIn({ people }: Pick<DisputeView, 'people'>): Names {
  return { buyer: people.buyer.name, dealer: people.dealer.name, team: caseDisputeWords.ourTeam, system: caseDisputeWords.theProgram };
}

/** Who raised an open dispute: 'raised by Wanjiru Kamau, and a rule'. */
export function raisedBy({ disputes }: Pick<DisputeView, 'disputes'>, names: Names): string {
  const people = [...new Set(disputes.map(({ raised_by }) => raised_by))];
  const named = people.filter((one) => one !== 'system').map((one) => names[one]);
  return caseDisputeWords.raisedBy(people.includes('system') ? [...named, caseDisputeWords.aRule] : named);
}

interface DecisionWords {
  title: string;
  /** The money that follows. */
  follows: string;
  /** What the button says: the record, and the money that moves with it. */
  action: string;
}

type Disputed = Pick<DisputeView, 'outcome' | 'final_price' | 'commission'>;

/**
 * What each decision about a disputed outcome means in money (docs/domain/lifecycles.md, "Dispute"). `price`: what the administrator typed, in KSh;
 * `way`: what they chose for a commission that was paid, 'refunded', 'kept', or '' while neither.
 */
export function disputeWords(view: Disputed, price: number | undefined, now: Date, way = ''): Record<Decision, DecisionWords> {
  return {
    upheld: upheldWords(view),
    sold: soldWords(view, price, now),
    not_sold: endingTheSale(view, 'not_sold', way),
    cancelled: endingTheSale(view, 'cancelled', way),
  };
}

function upheldWords({ outcome, final_price, commission }: Disputed): DecisionWords {
  const stands =
    outcome === 'sold' && final_price !== null ? caseDisputeWords.priceStands(ksh(final_price)) : caseDisputeWords.notSoldStands;
  return {
    title: caseDisputeWords.uphold,
    follows: `${stands} ${commissionStands(commission)}`,
    action: outcome === 'sold' ? upholdSale(commission) : caseDisputeWords.upholdNotSold,
  };
}

function commissionStands(commission: Disputed['commission']): string {
  if (!commission) return caseDisputeWords.noCommission;
  const owed = ksh(commission.commission_amount);
  return commission.status === 'paid' ? caseDisputeWords.staysPaid(owed) : caseDisputeWords.released(owed, payDays);
}

function upholdSale(commission: Disputed['commission']): string {
  if (!commission) return caseDisputeWords.upholdSale;
  const owed = ksh(commission.commission_amount);
  return commission.status === 'paid' ? caseDisputeWords.upholdSalePaid(owed) : caseDisputeWords.upholdSaleOwed(owed);
}

function soldWords({ outcome, commission }: Disputed, price: number | undefined, now: Date): DecisionWords {
  const isSold = outcome === 'sold';
  const title = isSold ? caseDisputeWords.correctPrice : caseDisputeWords.itWasSold;
  if (!price) return { title, follows: caseDisputeWords.followsFromPrice, action: caseDisputeWords.enterPrice };
  const owed = ksh(commissionOn(price));
  const refund = asksForMoney(commission) && commission ? ksh(commission.commission_amount) : null;
  const action = refund
    ? (isSold ? caseDisputeWords.correctRefund : caseDisputeWords.recordRefund)(ksh(price), refund)
    : (isSold ? caseDisputeWords.correctOwed : caseDisputeWords.recordOwed)(ksh(price), owed);
  return { title, follows: caseDisputeWords.becomes(owed, shortDate(new Date(now.getTime() + payDays * 86_400_000))), action };
}

/** Where nothing counts as sold any more. */
function endingTheSale({ commission }: Disputed, decision: 'not_sold' | 'cancelled', way: string): DecisionWords {
  const { title, after, action, refund, keep, notOwed } = caseDisputeWords.takeBack[decision];
  const said = (follows: string, act: string) => ({ title, follows: `${follows} ${after}`, action: act });
  if (!commission) return said(caseDisputeWords.noCommission, action);
  const owed = ksh(commission.commission_amount);
  if (asksForMoney(commission)) {
    return said(caseDisputeWords.refundedOrKept(owed), way === 'kept' ? keep(owed) : way ? refund(owed) : action);
  }
  if (commission.status === 'paid') return said(caseDisputeWords.staysPaid(owed), action);
  return said(caseDisputeWords.commissionRemoved(owed), notOwed(owed));
}

type Step = DisputeView['steps'][number];
type StepFacts = Step & { who: string; sum: string };

const stepsInWords: Record<Step['what'], (step: StepFacts) => string> = {
  requested: ({ who }) => caseDisputeWords.posted(who),
  offered: ({ who, sum }) => caseDisputeWords.offered(who, sum),
  accepted: ({ sum }) => caseDisputeWords.acceptedAt(sum),
  viewing: () => caseDisputeWords.theViewing,
  completed: ({ who, sum, outcome }) => {
    if (outcome === 'sold') return caseDisputeWords.recordedSold(who, sum);
    return outcome ? caseDisputeWords.recordedNotSold(who) : caseDisputeWords.recordedNoViewing(who);
  },
  disputed: ({ who, by }) => (by === 'system' ? caseDisputeWords.raisedByRule : caseDisputeWords.notRight(who)),
  decided: ({ verdict }) => (verdict ? caseDisputeWords.teamDecided[verdict] : caseDisputeWords.decided),
};

/** One stop of how it went: 'Dealer recorded: sold, KSh 2,400,000'. */
export function stepWords(step: Step, names: Names): string {
  const { what, by, amount } = step;
  return stepsInWords[what]({ ...step, who: names[by ?? 'system'], sum: amount === null ? '' : ksh(amount) });
}

/** How a dispute was decided: 'Upheld: sold at KSh 1,285,000', 'Overturned'. */
export function decidedWords({ verdict, recorded }: NonNullable<DisputeView['decided']>): string {
  if (verdict === 'overturned') return caseDisputeWords.overturned;
  if (!recorded) return caseDisputeWords.upheld;
  const { outcome, final_price } = recorded;
  return outcome === 'sold' && final_price !== null ? caseDisputeWords.upheldSoldAt(ksh(final_price)) : caseDisputeWords.upheldNotSold;
}

/** What stands now, whatever was decided: 'Now: sold at KSh 1,285,000.', 'Now: there was no viewing.'. */
export function standingWords({ status, outcome, final_price }: Pick<DisputeView, 'status' | 'outcome' | 'final_price'>): string {
  if (outcome === 'sold' && final_price !== null) return caseDisputeWords.nowSoldAt(ksh(final_price));
  if (outcome) return caseDisputeWords.nowNotSold;
  return status === 'cancelled' ? caseDisputeWords.nowNoViewing : caseDisputeWords.nowAgain[status];
}
